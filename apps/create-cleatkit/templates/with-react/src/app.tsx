import {
  ConnectButton,
  NetworkButton,
  useAccount,
  type Widget,
  WidgetProvider,
} from 'cleatkit/react';

export function App({ widget }: { readonly widget: Widget }) {
  return (
    <WidgetProvider widget={widget}>
      <header>
        <NetworkButton />
        <ConnectButton />
      </header>
      <main>
        <Greeting />
      </main>
    </WidgetProvider>
  );
}

function Greeting() {
  const { address, status } = useAccount();
  return <p>{status === 'connected' ? `Hello, ${address}` : 'Hello, guest'}</p>;
}
