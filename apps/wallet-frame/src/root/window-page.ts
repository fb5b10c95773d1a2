import { keptLanguage } from '../adapters/social/kept-language';
import { keyWorkers } from '../adapters/worker/key-workers';
import type { OpenedWindowDeps, WindowPageDeps } from './window-page-deps';
import type { ShownRequest } from '../use-cases/approve/approve-elsewhere';
import { changeIn } from '../domain/screens/change';
import { textIn } from '../domain/bytes/untrusted';
import { approveDevice } from '../use-cases/log-in/approve-device';
import { HostRefusal } from '../domain/refusals/host-refusal';
import { rpcCodes } from '../../../../domain/rpc/rpc-code';
import type { RpcRequest } from '../domain/plans/rpc-request';
import { type TakenRendezvous, takeRendezvous } from '../adapters/window/window-rendezvous';
import { digestOf } from '../domain/signing/request-digest';
import { composeFrame } from './compose-frame';
import { withoutSmartAccounts } from '../domain/networks/settings';

/**
 * The wallet in a window of its own: it does one thing for the frame that opened it, and closes. From a mail it has the visitor
 * approve a new browser.
 */
export async function serveWindow(deps: OpenedWindowDeps): Promise<void> {
  const { calls, screens, settings, takeLanguage } = deps;
  const [, token] = DEVICE.exec(location.hash) ?? [];
  const [, flow, language] = LEAVING.exec(location.hash) ?? [];
  const social = SOCIAL.exec(location.hash);
  // A login in the site's own tab outlives a reload.
  if (flow === undefined) history.replaceState(undefined, '', location.pathname);
  if (token !== undefined) return approveDevice({ calls, screens, token });
  // A screen with an armed button keeps the language in which it is drawn first.
  await takeLanguage(social?.[1] === undefined ? language : keptLanguage());
  screens.show({ kind: 'note', note: 'waiting' });
  const { service } = settings;
  if (flow !== undefined) {
    const { leaveInTab } = await import('../adapters/social/leave-in-tab');
    return leaveInTab({ calls, flow, screens, service });
  }
  if (social) {
    const [, step = ''] = social;
    const { serveSocialWindow } = await import('../adapters/social/social-window');
    return serveSocialWindow({ screens, service, step, takeLanguage });
  }
  const rendezvous = await takeRendezvous(calls).catch(() => undefined);
  await takeLanguage(rendezvous?.language);
  const work = rendezvous && works[String(rendezvous.question['kind'])];
  if (!rendezvous || !work) return screens.show({ kind: 'note', note: 'nothing' });
  try {
    await rendezvous.answer(await work(deps, rendezvous));
    screens.show({ kind: 'note', note: 'done' });
  } catch {
    screens.show({ kind: 'note', note: 'nothing' }); // The frame offers to open the window again.
  }
  window.close();
}

/** The part of the address that the mail has. */
const DEVICE = /^#device\.([\w-]{22})$/;

/** A site's own tab with the login that it has begun, and the language of the frame that began it. */
const LEAVING = /^#social\.([\w-]{22})(?:\.([\w-]{2,35}))?$/;

/** A window of a social login, on its way out and back. */
const SOCIAL = /^#social(-back|-over)?$/;

const works: Readonly<
  Record<string, (deps: WindowPageDeps, rendezvous: TakenRendezvous) => Promise<object>>
> = {
  approve: ({ screens }, { question, site }) => {
    // The frame that asks has the same code, and its text was sealed for this window.
    const shown = { ...(question as unknown as ShownRequest), site };
    const { account, network, reading, requests } = shown;
    return new Promise((resolve) => {
      const digest = digestOf({ site, account, network, reading, requests });
      screens.show({
        kind: 'approval',
        site,
        account,
        network,
        reading,
        waiting: 0,
        isBusy: false,
        approve: () => resolve({ isApproved: true, digest }),
        decline: () => resolve({ isApproved: false, digest }),
      });
    });
  },
  change: ({ screens }, { question, site }) => {
    const shown = changeIn(question);
    return new Promise((resolve) => {
      const digest = digestOf({ site, ...shown });
      screens.show({
        kind: 'change',
        site,
        ...shown,
        confirm: () => resolve({ isConfirmed: true, digest }),
        leave: () => resolve({ isConfirmed: false, digest }),
      });
    });
  },
  login: async (deps, { question, site }) => {
    const { requests, wallets } = composedFor(deps, site);
    const email = String(question['email']);
    await requests.answer('IS_CONNECTED', {});
    const answer = (await requests.answer('CONNECT_EMAIL', { email })) as {
      readonly action: string;
    };
    if (answer.action === 'VERIFY_DEVICE') {
      deps.screens.show({ kind: 'note', note: 'mail' });
      await requests.answer('CONNECT_DEVICE', {});
    }
    if (answer.action !== 'CONNECT') await requests.answer('CONNECT_OTP', {});
    return { accounts: await wallets.current().accounts() };
  },
  keys: async (deps, { question, site }) => {
    const { serveKeysWindow } = await import('./keys-window');
    await serveKeysWindow(deps, site, String(question['email']));
    return {};
  },
  social: async ({ calls }, { question, site }) => {
    // The frame has signed it: the key of its device began this login. The cookie is the wallet's, and so is this page.
    const { flow, signature } = question;
    const asked = { flow, origin: site, signature };
    return (await calls.post('/social/result', asked, { withCookies: true })) as object;
  },
  words: async ({ calls, screens, settings, startWorker }, { question }) => {
    const { drawWords } = await import('../use-cases/open/draw-words');
    const { service } = settings;
    return drawWords(
      { screens, service, workers: keyWorkers(startWorker, () => calls.trace()) },
      textIn(question, 'to'),
    );
  },
  name: async (deps, { question, site }) => {
    const { requests } = composedFor(deps, site);
    await requests.answer('IS_CONNECTED', {});
    const { address, name } = question;
    return (await requests.answer('GET_NAME_TICKET', { address, name })) as object;
  },
  request: async (deps, { question, site }) => {
    const { approvals, requests } = composedFor(deps, site);
    await requests.answer('IS_CONNECTED', {});
    try {
      return { result: await approvals.approve(question['request'] as RpcRequest) };
    } catch (error) {
      const refusal =
        error instanceof HostRefusal
          ? { message: error.message, code: error.code }
          : { message: 'An error occurred', code: rpcCodes.internalError };
      return { refusal };
    }
  },
};

function composedFor({ calls, screens, settings, startWorker }: WindowPageDeps, site: string) {
  return composeFrame({
    calls,
    screens,
    site,
    startWorker,
    settings: { ...settings, networks: withoutSmartAccounts(settings.networks) },
    tell: () => undefined,
    page: { setTheme: nothing, reload: nothing, tellSocial: nothing },
  });
}

function nothing(): void {
  // There is no site in this window.
}
