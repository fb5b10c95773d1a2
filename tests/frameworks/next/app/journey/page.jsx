import { Site } from '../client.jsx';

export default function Page() {
  return (
    <main>
      <Site />
    </main>
  );
}
