import { createRoot } from 'react-dom/client';
import { acceptHost } from '../channel/accept-host';
import { serveHost } from '../channel/serve-host';
import { ProvenCalls } from '../service/proven-calls';
import { sitesOf } from '../service/sites';
import { deviceKey } from '../storage/device-key';
import { FrameApp } from '../views/frame-app';
import { composeFrame } from './compose-frame';
import { Screens } from './screens';
import { readSettings } from './settings';
import { workerStarter } from './start-worker';
import { applyTheme } from './theme';

/** The page: it shows what its screens say, and serves the site that has it in a frame. */
async function start(): Promise<void> {
  const settings = readSettings(document.querySelector('#settings')?.textContent ?? '');
  const screens = new Screens();
  const calls = new ProvenCalls({
    url: settings.service,
    deviceKey,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
  });
  const startWorker = workerStarter(settings.worker);
  const place = document.querySelector('#frame');
  if (place) createRoot(place).render(<FrameApp screens={screens} />);
  const { origin, port } = await acceptHost({ window, origins: await sitesOf(calls) });
  const desk = composeFrame({
    calls,
    screens,
    settings,
    site: origin,
    startWorker,
    tell: (type, payload) => channel.tell(type, payload),
    setTheme: (theme) => applyTheme(document.documentElement, theme),
    reload: () => setTimeout(() => location.reload()), // The answer leaves first.
  });
  const channel = serveHost(port, (type, payload) => desk.answer(type, payload));
}

void start();
