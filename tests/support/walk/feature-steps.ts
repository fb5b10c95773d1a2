import fc from 'fast-check';
import { SWAP_QUOTE_DEBOUNCE_MS } from '../../../domain/swap/swap';
import { ALICE, BOB } from '../headless-kit';
import { etherBalance, USDC, usdcBalance } from '../token-balances';
import { serviceMoods } from './fake-service';
import type { RandomWalk } from './random-walk';
import { type Step, step } from './step';
import type { SpendingAnswer } from './unsafe-requests';
import { WALK_SIGNATURE } from './walk-world';

const tokens = { ETH: etherBalance('2'), USDC: usdcBalance('5') };
const anySymbol = fc.constantFrom('ETH' as const, 'USDC' as const);
const anyAmount = fc.constantFrom('', '0', '0.5', '1', '4', '100', '1e9', '0.0000001');
const anyReceiver = fc.constantFrom('', '0x1', ALICE, BOB, 'ada.eth', USDC);
const spendingAnswers: readonly SpendingAnswer[] = ['sign', 'decline', 'fail'];

const send = fc.oneof(
  anySymbol.map((symbol) =>
    step(`send: choose ${symbol}`, (walk) =>
      walk.use('send', (verbs) => verbs.chooseToken(tokens[symbol])),
    ),
  ),
  anyAmount.map((amount) =>
    step(`send: amount ${amount}`, (walk) => walk.use('send', (verbs) => verbs.typeAmount(amount))),
  ),
  anyReceiver.map((receiver) =>
    step(`send: to ${receiver}`, (walk) =>
      walk.use('send', (verbs) => verbs.typeReceiver(receiver)),
    ),
  ),
  fc.constant(step('send: all', (walk) => walk.use('send', (verbs) => verbs.typeMax()))),
  fc.constant(step('send: reset', (walk) => walk.use('send', (verbs) => verbs.reset()))),
);

/** The whole form at once, so that walks reach the wallet. */
const fillSend = step('send: fill in and review', (walk) =>
  walk.use('send', async (verbs) => {
    await verbs.chooseToken(tokens.ETH);
    verbs.typeAmount('0.5');
    await verbs.typeReceiver(BOB);
    await verbs.review();
  }),
);

const fillSwap = step('swap: fill in', (walk) =>
  walk.use('swap', async (verbs) => {
    await verbs.load();
    verbs.chooseFrom(tokens.USDC);
    verbs.chooseTo(tokens.ETH);
    verbs.typeAmount('1');
  }),
);

/** Up to the wallet, which is first asked for the allowance of the token. */
const askToSwap = step('swap: fill in, review and approve', async (walk) => {
  await fillSwap.take(walk);
  await walk.wait(SWAP_QUOTE_DEBOUNCE_MS);
  await walk.use('swap', async (verbs) => {
    await verbs.review();
    await verbs.approve();
  });
});

const askToSend = step('send: fill in, review and confirm', async (walk) => {
  await fillSend.take(walk);
  await walk.wait(0);
  await walk.use('send', (verbs) => verbs.confirm());
});

const spend = fc.constantFrom(
  fillSend,
  askToSend,
  askToSwap,
  step('send: review', (walk) => walk.use('send', (verbs) => verbs.review())),
  step('send: confirm', (walk) => walk.use('send', (verbs) => verbs.confirm())),
  fillSwap,
  step('swap: review', (walk) => walk.use('swap', (verbs) => verbs.review())),
  step('swap: approve', (walk) => walk.use('swap', (verbs) => verbs.approve())),
  step('swap: confirm', (walk) => walk.use('swap', (verbs) => verbs.confirm())),
);

const swap = fc.oneof(
  anyAmount.map((amount) =>
    step(`swap: amount ${amount}`, (walk) => walk.use('swap', (verbs) => verbs.typeAmount(amount))),
  ),
  fc.constantFrom(
    step('swap: turn', (walk) => walk.use('swap', (verbs) => verbs.turn())),
    step('swap: all', (walk) => walk.use('swap', (verbs) => verbs.typeMax())),
    step('swap: quote again', (walk) => walk.use('swap', (verbs) => verbs.retryQuote())),
    step('swap: load', (walk) => walk.use('swap', (verbs) => verbs.load())),
  ),
);

const spendingWallet = fc
  .record({
    of: fc.constantFrom('transfers' as const, 'exchanges' as const, 'approvals' as const),
    answer: fc.constantFrom(...spendingAnswers),
    isScripted: fc.boolean(),
  })
  .map(({ of, answer, isScripted }) =>
    isScripted
      ? step(`${of}: ${answer} from now on`, ({ world }) => world[of].script(answer))
      : step(`${of}: ${answer}`, ({ world }) => {
          world[of].script(undefined);
          world[of].answerOldest(answer);
        }),
  );

const answerAll = fc
  .constantFrom(...spendingAnswers)
  .map((answer) =>
    step(`the wallet: ${answer}`, ({ world }) =>
      [world.transfers, world.approvals, world.exchanges].forEach((one) =>
        one.answerOldest(answer),
      ),
    ),
  );

const read = fc.constantFrom(
  step('history: load', (walk) => walk.use('history', (verbs) => verbs.load())),
  step('history: more', (walk) => walk.use('history', (verbs) => verbs.loadMore())),
  step('history: refresh', (walk) => walk.use('history', (verbs) => verbs.refresh())),
  step('tokens: load', (walk) => walk.use('tokens', (verbs) => verbs.load())),
  step('account: identity', (walk) => walk.use('account', (verbs) => verbs.loadIdentity())),
  step('names: suggest', (walk) => walk.use('names', (verbs) => verbs.suggest('ada'))),
  step('names: own', (walk) => walk.use('names', (verbs) => verbs.loadOwn())),
  step('names: register', (walk) => walk.use('names', (verbs) => verbs.register('ada'))),
  step('onramp: buy', (walk) => walk.use('onramp', (verbs) => verbs.buy('meld'))),
  step('onramp: leave', (walk) => walk.use('onramp', (verbs) => verbs.leave())),
  step('receive: copy', (walk) => walk.use('receive', (verbs) => verbs.copy())),
);

const signIn = fc.constantFrom(
  step('sign in', (walk) => walk.use('siwx', (verbs) => verbs.signIn())),
  step('sign in, and think about it', (walk) => {
    signerOf(walk).answerWith('hang');
    return walk.use('siwx', (verbs) => verbs.signIn());
  }),
  step('leave sign-in', (walk) => walk.use('siwx', (verbs) => verbs.cancel())),
  step('signer hangs', (walk) => void signerOf(walk).answerWith('hang')),
  step('signer signs', (walk) => signerOf(walk).settle({ signature: WALK_SIGNATURE })),
  step('signer signs from now on', (walk) => {
    signerOf(walk).answerWith({ signature: WALK_SIGNATURE });
  }),
  step('signer says no', (walk) => signerOf(walk).settle('decline')),
  step('signer signs something else', (walk) => signerOf(walk).settle({ signature: '0x00' })),
  step('sign-in service breaks', ({ world }) => void world.siwx.failWith(new TypeError('offline'))),
  step('sign-in service mends', ({ world }) => void world.siwx.recover()),
);

function signerOf({ world }: RandomWalk) {
  return world.adapters.of('eip155').signer;
}

const pair = fc.constantFrom(
  step('pair', (walk) => walk.use('pairing', (verbs) => verbs.pair())),
  step('pair anew', (walk) => walk.use('pairing', (verbs) => verbs.pair('never'))),
  step('give the code up', (walk) => walk.use('pairing', (verbs) => verbs.cancel())),
  step('the code is there', ({ phone }) => phone.showCode()),
  step('the phone approves', ({ phone }) => phone.approve()),
  step('the phone declines', ({ phone }) => phone.decline()),
  step('the phone leaves', ({ phone }) => phone.leave()),
  step('the phone changes its account', ({ phone }) => phone.change()),
);

const faults = fc
  .record({ index: fc.nat(), mood: fc.constantFrom(...serviceMoods) })
  .map(({ index, mood }): Step => {
    const nameOf = (names: readonly string[]): string => names[index % names.length] ?? '';
    return step(`service ${index}: ${mood}`, ({ world: { services } }) =>
      services.get(nameOf([...services.keys()]))?.become(mood),
    );
  });

/** Steps through the features, and how often each kind is taken. */
export const featureSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 2, arbitrary: send },
  { weight: 8, arbitrary: spend },
  { weight: 2, arbitrary: swap },
  { weight: 3, arbitrary: spendingWallet },
  { weight: 4, arbitrary: answerAll },
  { weight: 3, arbitrary: read },
  { weight: 3, arbitrary: signIn },
  { weight: 2, arbitrary: pair },
  { weight: 4, arbitrary: faults },
];
