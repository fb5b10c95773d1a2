import { Announcer } from './announcer.jsx';
import { App } from './app.jsx';

export default function Page() {
  return (
    <main>
      <Announcer />
      <App />
    </main>
  );
}
