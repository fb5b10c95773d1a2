import fc from 'fast-check';
import { anyWalletStep } from '../observed-wallet';
import { viewNames } from '../view-names';
import { type Step, step } from './step';
import { walletIds } from './walk-world';

const anyWallet = fc.constantFrom(...walletIds);
const anyView = fc.constantFrom(...viewNames);

/** Waiting times in ms: less, as much and more than the product's own. */
const waits = [0, 1, 49, 50, 150, 500, 3000, 30_000];

const simple: readonly Step[] = [
  step('open', (walk) => walk.run(walk.widget.open())),
  step('back', (walk) => walk.run(walk.widget.back())),
  step('close', (walk) => walk.run(walk.widget.close())),
  step('cancel', (walk) => walk.widget.cancelConnect()),
  step('dismiss', (walk) => walk.widget.dismissSwitch()),
  step('disconnect', (walk) => walk.run(walk.widget.disconnect())),
  step('refresh', (walk) => walk.run(walk.widget.refreshBalance())),
  step('copy', (walk) => walk.run(walk.widget.copyAddress())),
  step('reload', (walk) => walk.reload()),
  step('chains break', ({ world }) =>
    world.adapters.of('eip155').failWith(new TypeError('fetch failed')),
  ),
  step('chains mend', ({ world }) => world.adapters.of('eip155').recover()),
];

const connect = anyWallet.map((id) =>
  step(`connect ${id}`, (walk) => walk.ask(walk.widget.connect(id))),
);

const choose = anyWallet.map((id) =>
  step(`choose ${id}`, (walk) => walk.ask(walk.widget.chooseWallet(id))),
);

/** A caller that aborts at once. */
const connectBriefly = anyWallet.map((id) =>
  step(`connect ${id} briefly`, (walk) => {
    const controller = new AbortController();
    walk.askBriefly(walk.widget.connect(id, undefined, controller.signal));
    controller.abort(new DOMException('left', 'AbortError'));
  }),
);

const switchNetwork = fc
  .constantFrom('eip155:1', 'eip155:42161', 'eip155:10')
  .map((id) => step(`switch to ${id}`, (walk) => walk.run(walk.widget.switchNetwork(id))));

const showView = anyView.map((view) =>
  step(`show ${view}`, (walk) => walk.run(walk.widget.show(view))),
);

const openView = anyView.map((view) =>
  step(`open ${view}`, (walk) => walk.run(walk.widget.open({ view }))),
);

const wait = fc.constantFrom(...waits).map((ms) => step(`wait ${ms} ms`, (walk) => walk.wait(ms)));

const inWallet = fc
  .record({ id: anyWallet, what: anyWalletStep })
  .map(({ id, what }) =>
    step(`wallet ${id} ${JSON.stringify(what)}`, ({ world }) => world.wallets[id].take(what)),
  );

/** Steps around connections, networks and views, and how often each kind is taken. */
export const coreSteps: readonly fc.WeightedArbitrary<Step>[] = [
  { weight: 1, arbitrary: fc.constant(step('nothing', () => {})) },
  { weight: 5, arbitrary: fc.oneof(connect, choose) },
  { weight: 1, arbitrary: connectBriefly },
  { weight: 3, arbitrary: switchNetwork },
  { weight: 2, arbitrary: fc.oneof(showView, openView) },
  { weight: 6, arbitrary: fc.constantFrom(...simple) },
  { weight: 4, arbitrary: wait },
  { weight: 9, arbitrary: inWallet },
];
