import { createRoot } from 'react-dom/client';
import { loadChains } from './demo-config';
import { PageFrame } from './page/page-frame';
import { PhonePage } from './phone/phone-page';
import { PhoneStore } from './phone/phone-store';
import { followChoices } from './playground/choices';

followChoices();
const target = document.querySelector('#app');
if (target) {
  const root = createRoot(target);
  const {
    counterparts: { relayUrl },
    evm,
    others,
    starting,
  } = await loadChains();
  const nodes = new Map(evm.map(({ chainId, rpcUrl }) => [`eip155:${chainId}`, rpcUrl]));
  // It asks none of the others, so it can have them before they run.
  const otherChains = [...others, ...starting];
  const chains = [
    ...evm.map(({ chainId, name }) => ({
      id: `eip155:${chainId}`,
      name: name ?? `Chain ${chainId}`,
    })),
    ...otherChains.map(({ caipNetworkId, name }) => ({ id: caipNetworkId, name })),
  ];
  root.render(
    <PageFrame current="/phone.html">
      {relayUrl === undefined ? (
        <p className="failure" role="alert">
          There is no relay. Start the demo with <code>npm start</code>.
        </p>
      ) : (
        <PhonePage store={await PhoneStore.start({ chains, nodes, relayUrl })} />
      )}
    </PageFrame>,
  );
}
