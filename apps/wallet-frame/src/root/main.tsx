import { createRoot } from 'react-dom/client';
import { acceptHost, namedSite } from '../adapters/channel/accept-host';
import { isPress } from '../adapters/channel/is-press';
import { serveHost } from '../adapters/channel/serve-host';
import { WalletWindow } from '../use-cases/elsewhere/wallet-window';
import { beginRendezvous } from '../adapters/window/frame-rendezvous';
import { ProvenCalls } from '../adapters/service/proven-calls';
import { sitesOf } from '../adapters/service/sites';
import { deviceKey, passingKey } from '../adapters/storage/device-key';
import { FrameApp } from '../views/frame-app';
import { keepsData, seesCovers } from '../adapters/browser/browser-abilities';
import { composeFrame, type ComposeFrameDeps } from './compose-frame';
import { isFramed } from '../views/press/is-framed';
import { Screens } from '../domain/screens/screens';
import { readSettings } from '../domain/networks/settings';
import { shownWhileNeeded } from '../adapters/channel/shown-while-needed';
import { workerStarter } from '../adapters/worker/start-worker';
import { startPlace } from '../adapters/browser/shown-place';
import { DARK, startTheme } from '../adapters/browser/theme';
import { workInWorker } from '../adapters/worker/work-in-worker';

const now = (): number => Date.now();

/**
 * The page: it shows what its screens say, and serves the site that has it in a frame. Without a frame it serves the frame
 * that opened it.
 */
async function start(): Promise<void> {
  const settings = readSettings(document.querySelector('#settings')?.textContent ?? '');
  const screens = new Screens();
  const setTheme = startTheme({
    root: document.documentElement,
    screens,
    system: matchMedia(DARK),
  });
  // English needs none of it.
  const language = import('../adapters/browser/own-language').then(({ startLanguage }) =>
    startLanguage({ root: document.documentElement, screens }),
  );
  const takeLanguage = async (tag: unknown): Promise<void> => (await language)(tag);
  const callsBy = (key: typeof deviceKey): ProvenCalls =>
    new ProvenCalls({
      url: settings.service,
      deviceKey: key,
      fetch: (input, init) => fetch(input, init),
      now,
      onWait: screens.waits.begin,
    });
  const calls = callsBy(deviceKey);
  addEventListener('click', () => calls.pressed(), { capture: true });
  const startWorker = workerStarter(settings.worker);
  // No browser says all of what a site draws on a frame, and some say nothing.
  const approvesElsewhere = settings.approvals === 'window' || !seesCovers();
  const element = document.querySelector('#frame');
  if (element) createRoot(element).render(<FrameApp screens={screens} />);
  if (!isFramed()) {
    const { serveWindow } = await import('./window-page');
    return serveWindow({ calls, screens, settings, startWorker, takeLanguage });
  }
  const { codeSites, sites } = await sitesOf(calls, settings.version, namedSite(window));
  const { origin: site, port } = await acceptHost({ window, origins: sites });
  const tell: ComposeFrameDeps['tell'] = shownWhileNeeded((type, payload) =>
    channel.tell(type, payload),
  );
  const page: ComposeFrameDeps['page'] = {
    setTheme: (theme) => {
      setTheme(theme);
      void takeLanguage(theme.language);
    },
    reload: () => setTimeout(() => location.reload()), // The answer leaves first.
    tellSocial: (step) => window.parent.postMessage({ t: 'cleat.social', step }, site),
  };
  const doWork = workInWorker(startWorker);
  const walletWindowBy = (own: ProvenCalls): WalletWindow =>
    new WalletWindow({
      begin: (question, signal) =>
        beginRendezvous({ calls: own, doWork, now, site }, question, signal),
      screens,
      site,
    });
  const composed = (async () => {
    if (await keepsData())
      return composeFrame({
        approvesElsewhere,
        calls,
        walletWindow: walletWindowBy(calls), // Its key has a budget of its own at the service once the visitor has logged in.
        page,
        screens,
        settings,
        site,
        startWorker,
        takesCodes: codeSites.includes(site),
        tell,
      });
    const { composeRemote } = await import('./compose-remote');
    const walletWindow = walletWindowBy(callsBy(passingKey()));
    return { requests: composeRemote({ walletWindow, page, settings, site, tell }) };
  })();
  const setPlace =
    element &&
    startPlace({
      element,
      root: document.documentElement,
      screens,
      tell: (shown) => channel.tell('SCREEN', shown),
    });
  const channel = serveHost(
    port,
    async (type, payload) => {
      if (isPress(type, payload)) calls.pressed();
      return (await composed).requests.answer(type, payload);
    },
    setPlace ?? undefined,
  );
  return undefined;
}

void start();
