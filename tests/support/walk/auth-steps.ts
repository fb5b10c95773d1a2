import fc from 'fast-check';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import { FRAME_READY_DELAY_MS } from '../../../domain/auth/frame-timing';
import { FeatureError } from '../../../domain/errors/feature-error';
import type { FrameRequestType } from '../../../domain/frame-protocol/frame-requests';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { EMBEDDED_EMAIL } from '../headless-auth';
import type { RandomWalk } from './random-walk';
import { type Step, step } from './step';

const frameFailure = new FeatureError('FRAME_FAILED', {});

/** The requests to the frame that a walk interferes with. */
const frameTypes: readonly FrameRequestType[] = [
  'CONNECT_EMAIL',
  'CONNECT_OTP',
  'GET_USER',
  'IS_CONNECTED',
  'RPC_REQUEST',
  'SIGN_OUT',
  'SWITCH_NETWORK',
  'UPDATE_EMAIL',
];

/** The embedded wallet, where that is the connected one. */
function embeddedProvider({ widget }: RandomWalk): Eip1193Provider | undefined {
  const { connections } = widget.state;
  const isEmbedded = connections.eip155.account?.connectorId === EMBEDDED_WALLET_ID;
  return isEmbedded ? widget.provider() : undefined;
}

/** The site sends the embedded wallet a request that its visitor has to approve. */
function askEmbedded(walk: RandomWalk): void {
  const provider = embeddedProvider(walk);
  if (provider) walk.run(walk.embedded.ask(provider));
}

/** The whole login at once, so that walks reach the requests. */
async function beLoggedIn(walk: RandomWalk): Promise<void> {
  walk.world.frame.answer('CONNECT_EMAIL', { action: 'CONNECT' });
  await walk.use('auth', (verbs) => verbs.connectEmail(EMBEDDED_EMAIL));
  await walk.wait(FRAME_READY_DELAY_MS);
}

const logIn = fc.constantFrom(
  step('log in by e-mail', (walk) =>
    walk.use('auth', (verbs) => verbs.connectEmail(EMBEDDED_EMAIL)),
  ),
  step('e-mail login asks for a code', ({ world }) => {
    world.frame.answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });
  }),
  step('e-mail login needs no code', ({ world }) => {
    world.frame.answer('CONNECT_EMAIL', { action: 'CONNECT' });
  }),
  step('type the code', (walk) => walk.use('auth', (verbs) => verbs.submitCode('123456'))),
  step('send another code', (walk) => walk.use('auth', (verbs) => verbs.resendCode())),
  step('give the login up', (walk) => walk.use('auth', (verbs) => verbs.cancelLogin())),
  step('log in with Google', (walk) => walk.use('auth', (verbs) => verbs.connectSocial('google'))),
  step('log in with Google in this tab', (walk) =>
    walk.use('auth', (verbs) => verbs.connectSocial('google', { inThisTab: true })),
  ),
  step('the provider answers', ({ world }) =>
    world.windows.windows.at(-1)?.finish('https://site.test/?code=42'),
  ),
  step('log in with Farcaster', (walk) =>
    walk.use('auth', (verbs) => verbs.connectSocial('farcaster')),
  ),
  step('Farcaster answers', ({ world }) =>
    world.frame.settleOldest('CONNECT_FARCASTER', { answer: { userName: 'ada' } }),
  ),
  step('the window is closed', ({ world }) => world.windows.windows.at(-1)?.closeByPerson()),
  step('sign out', (walk) => walk.use('auth', (verbs) => verbs.signOut())),
);

const approve = fc.constantFrom(
  step('the site asks for a signature', askEmbedded),
  step('the site asks for two', (walk) => [walk, walk].forEach(askEmbedded)),
  step('be logged in, and approve what the site asks', async (walk) => {
    if (!embeddedProvider(walk)) await beLoggedIn(walk);
    askEmbedded(walk);
    await walk.wait(0);
    walk.embedded.approve();
  }),
  step('the site sends a forbidden request', (walk) => {
    const provider = embeddedProvider(walk);
    if (provider) walk.run(provider.request({ method: 'eth_sign', params: [] }));
  }),
  step('approve it', ({ embedded }) => embedded.approve()),
  step('refuse it', ({ world }) =>
    world.frame.settleOldest('RPC_REQUEST', { error: frameFailure }),
  ),
  step('refuse all', (walk) => walk.use('auth', (verbs) => verbs.rejectRequests())),
);

const updateEmail = fc.constantFrom(
  step('change the e-mail', (walk) =>
    walk.use('auth', (verbs) => verbs.updateEmail('new@example.org')),
  ),
  step('type the old code', (walk) =>
    walk.use('auth', (verbs) => verbs.submitPrimaryCode('123456')),
  ),
  step('leave the e-mail as it is', (walk) =>
    walk.use('auth', (verbs) => verbs.cancelEmailUpdate()),
  ),
);

const frameFaults = fc
  .record({
    type: fc.constantFrom(...frameTypes),
    fault: fc.constantFrom('hang', 'fail', 'settle'),
  })
  .map(({ type, fault }): Step => step(`frame ${type}: ${fault}`, faults[fault](type)));

const faults = {
  hang: (type: FrameRequestType) => (walk: RandomWalk) => void walk.world.frame.on(type, 'hang'),
  fail: (type: FrameRequestType) => (walk: RandomWalk) => void walk.world.frame.refuse(type),
  settle: (type: FrameRequestType) => (walk: RandomWalk) =>
    walk.world.frame.settleOldest(type, { error: frameFailure }),
};

/** Steps through the embedded wallet, and how often each kind is taken. */
export const authSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 4, arbitrary: logIn },
  { weight: 2, arbitrary: fc.constant(step('be logged in', beLoggedIn)) },
  { weight: 8, arbitrary: approve },
  { weight: 1, arbitrary: updateEmail },
  { weight: 1, arbitrary: frameFaults },
];
