import { ConnectButton, NetworkButton, useAccount, WidgetProvider } from 'cleatkit/react';
import { useWidgetWith } from '../../demo/page/use-widget-with';
import { announceTestWallet, features, networks, overrides } from './page-chains';
import { rooted } from './rooted';
import { useSiteMode } from './use-site-mode';

/** The widget of the first page: a real one, over a chain that is played in the page. */
export function startDemo(place: HTMLElement): () => void {
  announceTestWallet();
  return rooted(place, <ConnectDemo />);
}

function ConnectDemo() {
  const widget = useWidgetWith(() => ({ networks, features }), overrides);
  const mode = useSiteMode();
  return (
    <WidgetProvider widget={widget} theme={{ mode }}>
      <div className="live">
        <div className="stage">
          <NetworkButton />
          <ConnectButton />
        </div>
        <Greeting />
      </div>
    </WidgetProvider>
  );
}

function Greeting() {
  const { status, short } = useAccount();
  return <p role="status">{status === 'connected' ? `Hello, ${short}` : 'Hello, guest'}</p>;
}
