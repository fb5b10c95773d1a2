import { describe, expect, it } from '@jest/globals';
import { addressOf, type CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import type { Network } from '../../domain/network/network';
import { maxSendUnits } from '../../domain/send/send-form';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { ChainAdapter, ChainAdapters } from '../../ports/chain-adapter';
import type { TransferQuestion } from '../../ports/chain-transfers';
import type { WalletSession } from '../../ports/wallet-connector';

/*
 * The suites that the adapter of every namespace runs. A new family calls
 * - `describeChainAdapter` over answers of its own making, in `chain-adapters.test.ts`: the contract for reading a balance, for an account on two networks of its namespace;
 * - `describeChain` over a real node and a wallet with real keys, in a file of its own in
 *   `tests/integration/chains`: it names the abilities that its namespace has, and the suite checks them. An ability of only one namespace is tested in that file, beside the suite.
 */

/** An adapter, and the chains behind it. */
export interface ChainAdapterHarness {
  readonly adapter: ChainAdapter;

  /** An account, and two of the networks it is on. Those of `eip155` where they are absent. */
  readonly account?: {
    readonly address: string;
    readonly networks: readonly [Network, Network];

    /** The greatest balance that the chain can report. */
    readonly maxUnits: bigint;
  };
  readonly setBalance: (address: string, network: Network, units: bigint) => void;

  /** Makes every read fail like one at an endpoint that cannot be reached. */
  readonly cutOff: () => void;
}

const onEvm = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  networks: [ethereum, arbitrum],
  maxUnits: 2n ** 256n - 1n,
} as const;

/** The contract of every {@link ChainAdapter}. */
export function describeChainAdapter(name: string, create: () => ChainAdapterHarness): void {
  describe(`${name} keeps the ChainAdapter contract`, () => {
    it('[R7.4] reads any balance exactly', async () => {
      const { account, adapter, setBalance } = create();
      const { address, networks, maxUnits } = account ?? onEvm;

      for (const units of [0n, 1n, 10n ** 9n + 1n, maxUnits]) {
        setBalance(address, networks[0], units);
        expect(await adapter.nativeBalance(address, networks[0])).toBe(units);
      }
    });

    it('[R7.4] keeps the networks apart', async () => {
      const { account, adapter, setBalance } = create();
      const { address, networks } = account ?? onEvm;
      setBalance(address, networks[0], 1n);
      setBalance(address, networks[1], 2n);

      expect(await adapter.nativeBalance(address, networks[1])).toBe(2n);
      expect(await adapter.nativeBalance(address, networks[0])).toBe(1n);
    });

    it('throws where the endpoint cannot be reached, and never returns zero instead', async () => {
      const { account, adapter, cutOff } = create();
      const { address, networks } = account ?? onEvm;
      cutOff();

      await expect(adapter.nativeBalance(address, networks[0])).rejects.toMatchObject({
        name: 'WidgetError',
        code: 'RPC_UNREACHABLE',
      });
    });

    it('ends with the reason of a signal that aborted', async () => {
      const { account, adapter, setBalance } = create();
      const { address, networks } = account ?? onEvm;
      setBalance(address, networks[0], 1n);
      const reason = new Error('given up');
      const reading = adapter.nativeBalance(address, networks[0], AbortSignal.abort(reason));

      await expect(reading).rejects.toBe(reason);
    });
  });
}

const abilities = [
  'bundles',
  'calls',
  'facts',
  'fees',
  'limits',
  'names',
  'outcomes',
  'sender',
  'signer',
  'tokens',
] as const;

/** The abilities of an adapter. */
export type ChainAbility = (typeof abilities)[number];

/** One token to send. */
export interface SendableToken {
  readonly token: TokenBalance;

  /** How much of it to send, in its base units. */
  readonly units: bigint;

  /** The balance of an address, from another source than the adapter. */
  readonly balanceOf: (address: string) => Promise<bigint>;
}

/** The abilities of a namespace. */
export interface ChainPromise {
  readonly name: string;

  /** All abilities, and no others. */
  readonly abilities: readonly ChainAbility[];

  /** The kinds of token that are sent, in addition to the chain's native currency. */
  readonly tokens: readonly string[];
}

/** An adapter over a real node, and a wallet with real keys that is connected to it. */
export interface ChainHarness {
  readonly adapter: ChainAdapter;
  readonly network: Network;
  readonly session: WalletSession;

  /** The wallet's account, and another account on the same chain. */
  readonly account: CaipAddress;
  readonly receiver: string;

  /** The chain's native currency, and the tokens that the account holds, by the names of their kinds. */
  readonly native: SendableToken;
  readonly others: Readonly<Record<string, SendableToken>>;

  /** Makes the wallet decline the next question. */
  readonly decline: () => void;

  /** Whether `signature` is the account's own under `text`, according to an independent library. */
  readonly isSigned: (text: string, signature: string) => Promise<boolean>;

  /** The cost of the transaction for its sender, in base units of the chain's native currency. */
  readonly feeOf: (hash: string) => Promise<bigint>;

  /** Makes the next block, where the chain does not do so by itself. */
  readonly mine?: () => Promise<void>;
}

/** The contract of every {@link ChainAdapter} on a real chain. `harness` is set once the file's node runs. */
export function describeChain(promise: ChainPromise, harness: () => ChainHarness): void {
  describe(`${promise.name} keeps the ChainAdapter contract on a real chain`, () => {
    const kinds = ['its native currency', ...promise.tokens];
    const sendableIn = ({ native, others }: ChainHarness, kind: string): SendableToken => {
      const found = kind === kinds[0] ? native : others[kind];
      if (found) return found;
      throw new TypeError(`The account holds no ${kind}`);
    };

    it('has the abilities of its namespace, and no others', () => {
      const { adapter } = harness();

      const found = abilities.filter((ability) => adapter[ability] !== undefined);
      expect(found).toEqual([...promise.abilities].sort());
    });

    it("[R7.4] reads an account's balance as the chain has it", async () => {
      const { account, adapter, native, network, receiver } = harness();

      for (const address of [addressOf(account), receiver]) {
        expect(await adapter.nativeBalance(address, network)).toBe(await native.balanceOf(address));
      }
    });

    it('[R7.11] has the wallet sign a text whose signature verifies', async () => {
      const { adapter, account, session, isSigned } = harness();
      const text = 'Grüße, 世界\n0x00';

      const signature = await able(adapter.signer).signMessage(text, account, session);

      expect(await isSigned(text, signature)).toBe(true);
      expect(await isSigned(`${text} `, signature)).toBe(false);
    });

    it.each(kinds)(
      '[R7.11] sends %s: the balances change by exactly the amount and the fee',
      async (kind) => {
        const all = harness();
        await expectExactTransfer(sendableIn(all, kind), all);
      },
    );

    it.each(kinds)(
      'estimates the cost of a transfer of %s before it is sent: sufficient, and not many times too much',
      async (kind) => {
        const all = harness();
        const what = sendableIn(all, kind);
        const { cost } = await able(all.adapter.fees).transferFee(questionOf(what, all));
        const hash = await send(what, all);
        await ended(hash, all);
        const paid = await all.feeOf(hash);

        expect(cost).toBeGreaterThanOrEqual(paid);
        expect(cost).toBeLessThanOrEqual(paid * 4n);
      },
    );

    if (promise.abilities.includes('facts')) {
      it("reports of each token the chain's facts, and none of a token that does not exist", async () => {
        const { account, adapter, network, others, receiver } = harness();
        const facts = able(adapter.facts);

        for (const { token } of Object.values(others)) {
          const { decimals, symbol } = await facts.tokenFacts(token, network);
          expect(decimals).toBe(token.quantity.decimals);
          expect([undefined, token.symbol]).toContain(symbol);
          const kind = await facts.receiverKind?.(addressOf(token.address ?? account), network);
          expect([undefined, 'token']).toContain(kind);
        }
        for (const address of [addressOf(account), receiver]) {
          const kind = await facts.receiverKind?.(address, network);
          expect([undefined, 'account']).toContain(kind);
        }
        const [one] = Object.values(others);
        if (one) expect(await facts.tokenFacts(strangerTo(one.token), network)).toEqual({});
      });
    }

    if (promise.abilities.includes('tokens')) {
      it('lists every token that the account holds, exactly', async () => {
        const { account, adapter, network, others } = harness();

        const listed = await able(adapter.tokens).balances(addressOf(account), network);

        for (const { token, balanceOf } of Object.values(others)) {
          const found = listed.find(({ address }) => address === token.address);
          expect(found?.quantity).toMatchObject({
            decimals: token.quantity.decimals,
            units: await balanceOf(addressOf(account)),
          });
        }
      });
    }

    it('sends and signs nothing that the visitor declines', async () => {
      const all = harness();
      const before = await all.native.balanceOf(addressOf(all.account));
      const declined = { code: 'RPC', context: { rpcCode: 4001 } };

      all.decline();
      await expect(send(all.native, all)).rejects.toMatchObject(declined);
      all.decline();
      await expect(
        able(all.adapter.signer).signMessage('hello', all.account, all.session),
      ).rejects.toMatchObject(declined);

      expect(await all.native.balanceOf(addressOf(all.account))).toBe(before);
    });

    it('ends with the reason of a signal that aborted, without a request', async () => {
      const all = harness();
      const { account, adapter, network, session } = all;
      const { token, units } = all.native;
      const request = { from: account, to: all.receiver, token, units };
      const reason = new Error('given up');
      const signal = AbortSignal.abort(reason);

      const asked = [
        adapter.nativeBalance(addressOf(account), network, signal),
        adapter.facts?.tokenFacts(
          all.others[promise.tokens[0] ?? '']?.token ?? token,
          network,
          signal,
        ),
        adapter.fees?.transferFee(questionOf(all.native, all), signal),
        adapter.limits?.requireSendable(request, signal),
        adapter.outcomes?.outcome(`0x${'12'.repeat(32)}`, network, signal),
        adapter.sender?.send(request, session, signal),
        adapter.signer?.signMessage('hello', account, session, signal),
        adapter.tokens?.balances(addressOf(account), network, signal),
      ].filter((each) => each !== undefined);
      const ends = await Promise.allSettled(asked);

      expect(ends).toEqual(asked.map(() => ({ status: 'rejected', reason })));
    });

    // The last test, because not much remains afterwards.
    it('sends the maximum of its native currency, and the chain executes it', async () => {
      const all = harness();
      const sender = addressOf(all.account);
      const held = await all.native.balanceOf(sender);
      const token = withUnits(all.native.token, held);
      const question = { ...questionOf({ ...all.native, token }, all), units: held };
      const fee = await able(all.adapter.fees).transferFee(question);
      const units = maxSendUnits(token, fee);
      expect(units).toBeGreaterThan(0n);

      const hash = await send({ token, units, balanceOf: all.native.balanceOf }, all);

      expect(await ended(hash, all)).toBe('succeeded');
      const left = await all.native.balanceOf(sender);
      expect(held - left).toBe(units + (await all.feeOf(hash)));
      // The rest is the reserve, and the difference between the estimated and the actual fee.
      expect(left).toBeLessThan(fee.cost * 4n + (fee.reserve ?? 0n));
    });
  });
}

/** Sends it, waits for its end, and compares the balances of both sides with those before. */
async function expectExactTransfer(what: SendableToken, all: ChainHarness): Promise<void> {
  const sender = addressOf(all.account);
  const held = () =>
    Promise.all([
      what.balanceOf(sender),
      what.balanceOf(all.receiver),
      all.native.balanceOf(sender),
    ]);
  const [had, hadThere, hadCoins] = await held();

  const hash = await send(what, all);
  expect(await ended(hash, all)).toBe('succeeded');

  const [has, hasThere, hasCoins] = await held();
  const fee = await all.feeOf(hash);
  const isNative = what === all.native;
  expect(hasThere - hadThere).toBe(what.units);
  expect(had - has).toBe(isNative ? what.units + fee : what.units);
  expect(hadCoins - hasCoins).toBe(isNative ? what.units + fee : fee);
}

function questionOf({ token, units }: SendableToken, all: ChainHarness): TransferQuestion {
  const { account, network, receiver: to } = all;
  return { token, network, from: addressOf(account), to, units };
}

async function send({ token, units }: SendableToken, all: ChainHarness): Promise<string> {
  const { adapter, account: from, receiver: to, session } = all;
  const request = { from, to, token, units };
  await adapter.limits?.requireSendable(request);
  return able(adapter.sender).send(request, session);
}

async function ended(hash: string, { adapter, mine, network }: ChainHarness): Promise<string> {
  const [outcome] = await Promise.all([able(adapter.outcomes).outcome(hash, network), mine?.()]);
  return outcome;
}

/** A token of the same kind that does not exist: its last digit differs. */
function strangerTo(token: TokenBalance): TokenBalance {
  const address = String(token.address);
  const last = address.endsWith('1') ? '2' : '1';
  return { ...token, address: `${address.slice(0, -1)}${last}` as CaipAddress };
}

function withUnits(token: TokenBalance, units: bigint): TokenBalance {
  return { ...token, quantity: { ...token.quantity, units } };
}

/** An ability that the namespace has. */
function able<Ability>(ability: Ability | undefined): Ability {
  if (ability === undefined) throw new TypeError('The adapter does not have this ability');
  return ability;
}

/** The contract of every {@link ChainAdapters}. `create` has an adapter for `eip155` only. */
export function describeChainAdapters(name: string, create: () => ChainAdapters): void {
  describe(`${name} keeps the ChainAdapters contract`, () => {
    it('finds the adapter of a namespace, always the same one', async () => {
      const adapters = create();

      const adapter = await adapters.find('eip155');

      expect(adapter.namespace).toBe('eip155');
      expect(await adapters.find('eip155')).toBe(adapter);
    });

    it.each<ChainNamespace>(['solana', 'polkadot', 'bip122'])(
      'reports that there is none for %s',
      async (namespace) => {
        await expect(create().find(namespace)).rejects.toMatchObject({
          code: 'ADAPTER_NOT_FOUND',
          message: `Adapter for namespace ${namespace} doesn't exist`,
        });
      },
    );
  });
}
