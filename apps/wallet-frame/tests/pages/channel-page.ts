import { acceptHost } from '../../src/adapters/channel/accept-host';
import { serveHost } from '../../src/adapters/channel/serve-host';

/** The frame's page with its channel and nothing behind it, for tests in a browser. */
const log = {
  asked: [] as string[],
  origin: '',
  refused: 0,
  release: (): void => undefined,
};
const answers: Readonly<Record<string, () => unknown>> = {
  GET_USER: () => ({ address: '0x1111111111111111111111111111111111111111', chainId: 'eip155:1' }),
  IS_CONNECTED: () =>
    new Promise((resolve) => {
      log.release = () => resolve({ isConnected: true });
    }),
};

Object.assign(globalThis, { log });
const origins = new URL(location.href).searchParams.getAll('project');
const { origin, port } = await acceptHost({
  window,
  origins,
  onRefused: () => {
    log.refused += 1;
  },
});
log.origin = origin;
serveHost(port, async (type) => {
  log.asked.push(type);
  return (await answers[type]?.()) ?? {};
});
