import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import { createPublicKey, verify } from 'node:crypto';
import type { SolanaChainAdapter } from '../../../infrastructure/chains/solana/solana-chain-adapter';
import { PUBLIC_SOLANA_SEEDS } from '../../../infrastructure/fake/solana/solana-keys';
import type { SolanaWallet } from '../../../ports/solana-wallet';
import { describeChain, type SendableToken } from '../../contract/chain-adapters.contract';
import { startFaultServer } from '../../../apps/chains/testing/fault-server';
import { startSolana, type SolanaNode } from '../../../apps/chains/testing/solana';
import type { TestMint } from '../../../apps/chains/testing/solana-control';
import {
  accountOn,
  adapterOn,
  ALICE,
  BOB,
  CAROL,
  connectedWallet,
  tokenOf,
  transferOf,
} from './solana-stage';
import { providerOf } from '../../../ports/provider-of';

const SOL = 10n ** 9n;

/** The prefix of an ed25519 public key in SPKI. */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

const boatCoin = { name: 'Boat Coin', symbol: 'BOAT' };

describe('Solana, from the wallet to the chain', () => {
  let node: SolanaNode;
  let adapter: SolanaChainAdapter;
  let stranger: string;

  beforeAll(async () => {
    node = await startSolana();
    adapter = adapterOn(node.network);
    await node.control.airdrop(ALICE, 100n * SOL);
  });

  beforeEach(async () => {
    stranger = base58.encode(crypto.getRandomValues(new Uint8Array(32)));
    await node.control.setPriorityPrice(0);
    await node.control.dropTransactions(false);
  });

  afterAll(() => node.stop());

  it('[R7.11] signs a message that an independent library verifies', async () => {
    const { session } = await connectedWallet(node.network);
    const account = accountOn(node.network, ALICE);

    const signature = await adapter.signer.signMessage('Grüße, Solana', account, session);

    expect(isSignedBy(ALICE, 'Grüße, Solana', signature)).toBe(true);
  });

  it('sends lamports: the receiver gets the amount, and the sender pays it and the estimated fee', async () => {
    const { session } = await connectedWallet(node.network);
    await node.control.setPriorityPrice(250_000);
    const before = await node.control.balanceOf(ALICE);
    const { cost } = await adapter.fees.transferFee({
      token: tokenOf(node.network),
      network: node.network,
    });

    const hash = await adapter.sender.send(transferOf(node.network, stranger, 2n * SOL), session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect(cost).toBe(5000n + 5000n); // 20,000 units at a quarter of a lamport.
    expect(await node.control.balanceOf(stranger)).toBe(2n * SOL);
    expect(before - (await node.control.balanceOf(ALICE))).toBe(2n * SOL + cost);
  });

  it.each([
    ['the token program', undefined, []],
    ['Token-2022', boatCoin, []],
    ['Token-2022 whose accounts need more room', boatCoin, ['transferFeeConfig', 'transferHook']],
  ])('sends a token of %s, and makes the account for it once', async (_of, metadata, more) => {
    const { session } = await connectedWallet(node.network);
    const mint = await node.control.createMint(6, metadata, more);
    await node.control.giveTokens(mint, ALICE, 700_000n);
    await node.control.giveTokens(mint, ALICE, 500_000n);
    const token = tokenOf(node.network, mint);
    const before = await node.control.balanceOf(ALICE);
    const { cost } = await adapter.fees.transferFee({ token, network: node.network, to: stranger });

    const first = await adapter.sender.send(
      transferOf(node.network, stranger, 900_000n, mint),
      session,
    );
    expect(await adapter.outcomes.outcome(first, node.network)).toBe('succeeded');

    expect(await node.control.tokensOf(mint, stranger)).toBe(900_000n);
    expect(await node.control.tokensOf(mint, ALICE)).toBe(300_000n);
    expect(before - (await node.control.balanceOf(ALICE))).toBe(cost);
    const again = await adapter.fees.transferFee({ token, network: node.network, to: stranger });
    expect(again.cost).toBe(5000n);
  });

  it('lists the tokens of both programs, by their names', async () => {
    const plain = await node.control.createMint(6);
    const named = await node.control.createMint(2, { name: 'Boat Coin', symbol: 'BOAT' });
    await node.control.giveTokens(plain, stranger, 1n);
    await node.control.giveTokens(named, stranger, 4200n);
    await node.control.giveTokens(named, stranger, 1n);

    const balances = await adapter.tokens.balances(stranger, node.network);

    const seen = balances.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`);
    const { address } = plain;
    expect(seen).toEqual([`0.000001 ${address.slice(0, 6)}…${address.slice(-4)}`, '42.01 BOAT']);
  });

  it('refuses to pay lamports or other tokens into a token account', async () => {
    const { session } = await connectedWallet(node.network);
    const [mint, other] = [await node.control.createMint(6), await node.control.createMint(6)];
    const account = await node.control.giveTokens(mint, stranger, 1n);
    await node.control.giveTokens(other, ALICE, 5n);

    for (const token of [undefined, other]) {
      const transfer = transferOf(node.network, account, 5n, token);
      await expect(adapter.sender.send(transfer, session)).rejects.toMatchObject({
        code: 'ADDRESS_INVALID',
      });
    }
  });

  it('reports that the amount exceeds the balance, before the wallet signs', async () => {
    const { session, wallet } = await connectedWallet(node.network);
    const mint = await node.control.createMint(6);
    await node.control.giveTokens(mint, ALICE, 4n);
    wallet.next('hang');

    const sent = adapter.sender.send(transferOf(node.network, BOB, 5n, mint), session);

    await expect(sent).rejects.toMatchObject({ code: 'RPC' });
    expect(wallet.pending).toEqual([]);
  });

  it.each([
    ['the receiver would be left with too little to exist', ALICE, 890_879n, 'receiver'],
    ['the sender would', CAROL, 10n ** 9n - 5001n, 'sender'],
  ])('reports before any request to the wallet that %s', async (_why, from, units, whose) => {
    const transfer = {
      ...transferOf(node.network, stranger, units),
      from: accountOn(node.network, from),
    };
    if (from === CAROL) await node.control.setBalance(CAROL, SOL);

    const checked = adapter.limits.requireSendable(transfer);

    await expect(checked).rejects.toMatchObject({
      code: 'ACCOUNT_MINIMUM',
      context: { minimum: '0.00089088', symbol: 'SOL', whose },
    });
  });

  it.each([
    ['lamports', async () => undefined],
    ['tokens', () => node.control.createMint(6)],
  ])(
    'reports before any request to the wallet that the fee cannot be paid, of %s',
    async (_what, mintOf) => {
      const mint = await mintOf();
      if (mint) await node.control.giveTokens(mint, stranger, 5n);
      const transfer = {
        ...transferOf(node.network, BOB, 5n, mint),
        from: accountOn(node.network, stranger),
      };

      await expect(adapter.limits.requireSendable(transfer)).rejects.toMatchObject({
        code: 'GAS_INSUFFICIENT',
        context: { symbol: 'SOL' },
      });
    },
  );

  it('keeps every lamport of more than a number can hold', async () => {
    const { session } = await connectedWallet(node.network);
    const before = await node.control.balanceOf(ALICE);
    const [units, left] = [2n ** 53n + 1n, 2n ** 60n + 3n];
    await node.control.setBalance(ALICE, units + 5000n + left);
    const transfer = transferOf(node.network, stranger, units);
    expect(await adapter.nativeBalance(ALICE, node.network)).toBe(units + 5000n + left);

    await adapter.limits.requireSendable(transfer);
    const hash = await adapter.sender.send(transfer, session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect(await adapter.nativeBalance(stranger, node.network)).toBe(units);
    expect(await adapter.nativeBalance(ALICE, node.network)).toBe(left);
    await node.control.setBalance(ALICE, before);
  });

  it('sends the whole balance, so that the account ends', async () => {
    const { session } = await connectedWallet(node.network, {
      seeds: PUBLIC_SOLANA_SEEDS.slice(2),
    });
    await node.control.setBalance(CAROL, SOL);
    const transfer = {
      ...transferOf(node.network, stranger, SOL - 5000n),
      from: accountOn(node.network, CAROL),
    };

    await adapter.limits.requireSendable(transfer);
    const hash = await adapter.sender.send(transfer, session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect(await node.control.balanceOf(CAROL)).toBe(0n);
    expect(await node.control.balanceOf(stranger)).toBe(SOL - 5000n);
  });

  it("reports the node's refusal", async () => {
    const { session } = await connectedWallet(node.network);

    const sent = adapter.sender.send(transferOf(node.network, stranger, 5000n * SOL), session);

    await expect(sent).rejects.toMatchObject({ code: 'RPC', context: { rpcCode: -32002 } });
  });

  it('reports a transaction that was signed too late, which is not sent and may be signed again', async () => {
    const { session, wallet } = await connectedWallet(node.network);
    wallet.next({ delayMs: 50 });
    const sent = adapter.sender.send(transferOf(node.network, stranger, SOL), session);
    const late = expect(sent).rejects.toMatchObject({ code: 'TRANSACTION_EXPIRED' });
    while (wallet.pending.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await node.control.expireBlockhashes();

    await late;

    expect(await node.control.balanceOf(stranger)).toBe(0n);
    const hash = await adapter.sender.send(transferOf(node.network, stranger, SOL), session);
    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect(await node.control.balanceOf(stranger)).toBe(SOL);
  });

  it('reports a transaction as lost once it can no longer become part of the chain', async () => {
    const { session } = await connectedWallet(node.network);
    await node.control.dropTransactions(true);
    const hash = await adapter.sender.send(transferOf(node.network, stranger, SOL), session);
    const outcome = adapter.outcomes.outcome(hash, node.network);
    await new Promise((resolve) => setTimeout(resolve, 200));

    await node.control.expireBlockhashes();
    await node.control.expireBlockhashes();

    expect(await outcome).toBe('expired');
  });

  it('sends the same transaction again where the answer is lost, and it is executed once', async () => {
    const { session } = await connectedWallet(node.network);
    const faults = await startFaultServer({ upstream: node.url });
    const rpcUrls = { default: { http: [faults.url] } };
    const behindFaults = adapterOn({ ...node.network, rpcUrls });
    faults.set({ method: 'sendTransaction', times: 1, cutAfterBytes: 1 });
    const before = await node.control.balanceOf(ALICE);

    const hash = await behindFaults.sender.send(transferOf(node.network, stranger, SOL), session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect(before - (await node.control.balanceOf(ALICE))).toBe(SOL + 5000n);
    await faults.stop();
  });

  it.each([
    ['declines', 'reject', { code: 'RPC', context: { rpcCode: 4001 } }],
    ['signs nothing', { result: {} }, { code: 'WALLET_RESPONSE_INVALID' }],
    [
      'signs with no key',
      { result: { signedTransaction: new Uint8Array(200) } },
      { code: 'WALLET_RESPONSE_INVALID' },
    ],
  ] as const)('[W20] sends nothing where the wallet %s', async (_how, answer, error) => {
    const { session, wallet } = await connectedWallet(node.network);
    wallet.next(answer);

    const sent = adapter.sender.send(transferOf(node.network, stranger, SOL), session);

    await expect(sent).rejects.toMatchObject(error);
    expect(await node.control.balanceOf(stranger)).toBe(0n);
  });

  it('[W20] sends nothing where the wallet signs another transaction, or with another key', async () => {
    const { session } = await connectedWallet(node.network);
    const signed: Uint8Array[] = [];
    const sign: NonNullable<SolanaWallet['signTransaction']> = async (...request) => {
      const answer = await providerOf(session, 'solana')?.signTransaction?.(...request);
      if (answer) signed.push(answer);
      return signed[0] ?? new Uint8Array();
    };
    const access = { namespace: 'solana', provider: { signTransaction: sign } } as const;
    const mistaken = { ...session, access };
    await adapter.sender.send(transferOf(node.network, stranger, SOL), mistaken);
    const refused = { code: 'WALLET_RESPONSE_INVALID' };

    const another = adapter.sender.send(transferOf(node.network, BOB, 2n * SOL), mistaken);
    await expect(another).rejects.toMatchObject(refused);

    signed[0] = Uint8Array.from(signed[0] ?? [], (byte, at) => (at === 1 ? byte ^ 1 : byte));
    const forged = adapter.sender.send(transferOf(node.network, stranger, SOL), mistaken);
    await expect(forged).rejects.toMatchObject(refused);
    expect(await node.control.balanceOf(BOB)).toBe(0n);
  });

  it('waits until other validators have agreed', async () => {
    const slow = await startSolana({ confirmMs: 300 });
    const slowAdapter = adapterOn(slow.network);
    await slow.control.airdrop(ALICE, 2n * SOL);
    const { session } = await connectedWallet(slow.network);
    const hash = await slowAdapter.sender.send(transferOf(slow.network, BOB, SOL), session);
    const sentAt = performance.now();

    expect(await slowAdapter.outcomes.outcome(hash, slow.network)).toBe('succeeded');

    expect(performance.now() - sentAt).toBeGreaterThan(300);
    await slow.stop();
  });

  it('has a wallet sign and send that cannot do otherwise', async () => {
    const { session } = await connectedWallet(node.network, {
      without: ['solana:signTransaction'],
      rpcUrls: { 'solana:localnet': node.url },
    });

    const hash = await adapter.sender.send(transferOf(node.network, stranger, SOL), session);

    expect(await adapter.outcomes.outcome(hash, node.network)).toBe('succeeded');
    expect(await node.control.balanceOf(stranger)).toBe(SOL);
  });

  it('reports a wallet that has gone', async () => {
    const { session, wallet } = await connectedWallet(node.network);
    wallet.vanish();

    const sent = adapter.sender.send(transferOf(node.network, stranger, SOL), session);

    await expect(sent).rejects.toMatchObject({ code: 'CONNECTOR_GONE' });
  });

  const kinds = ['a token of the token program', 'a token of Token-2022'] as const;
  const promised = {
    name: 'SolanaChainAdapter',
    abilities: ['calls', 'facts', 'fees', 'limits', 'outcomes', 'sender', 'signer', 'tokens'],
    tokens: kinds,
  } as const;

  describe('with a wallet of its own', () => {
    const neighbour = base58.encode(crypto.getRandomValues(new Uint8Array(32)));
    let visit: Awaited<ReturnType<typeof connectedWallet>>;
    let others: Record<string, SendableToken>;

    beforeAll(async () => {
      visit = await connectedWallet(node.network, { seeds: PUBLIC_SOLANA_SEEDS.slice(2) });
      await node.control.airdrop(CAROL, 10n * SOL);
      await node.control.airdrop(neighbour, SOL);
      const mints = [
        await node.control.createMint(6),
        await node.control.createMint(2, { name: 'Boat Coin', symbol: 'BOAT' }),
      ];
      const symbols = ['TKN', 'BOAT'];
      others = Object.fromEntries(
        mints.map((mint, index) => [kinds[index], sendable(mint, symbols[index] ?? '')]),
      );
      for (const mint of mints) {
        await node.control.giveTokens(mint, CAROL, 5000n);
        await makeHomeOf(mint);
      }
    });

    describeChain(promised, () => ({
      adapter,
      network: node.network,
      session: visit.session,
      account: accountOn(node.network, CAROL),
      receiver: neighbour,
      native: {
        token: tokenOf(node.network),
        units: 2n * SOL,
        balanceOf: (address) => node.control.balanceOf(address),
      },
      others,
      decline: () => void visit.wallet.next('reject'),
      isSigned: async (text, signature) => isSignedBy(CAROL, text, signature),
      feeOf: async () => 5000n, // One signature, without a price for priority.
    }));

    /** The receiver has a token account, so that the sender does not pay for one. */
    async function makeHomeOf(mint: TestMint): Promise<void> {
      const transfer = {
        ...transferOf(node.network, neighbour, 1n, mint),
        from: accountOn(node.network, CAROL),
      };
      const hash = await adapter.sender.send(transfer, visit.session);
      await adapter.outcomes.outcome(hash, node.network);
    }

    function sendable(mint: TestMint, symbol: string): SendableToken {
      return {
        token: { ...tokenOf(node.network, mint), symbol },
        units: 321n,
        balanceOf: (owner) => node.control.tokensOf(mint, owner),
      };
    }
  });
});

/** Verified by Node's own OpenSSL. */
function isSignedBy(address: string, text: string, signature: string): boolean {
  const key = createPublicKey({
    key: Buffer.concat([spkiPrefix, base58.decode(address)]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, base58.decode(signature));
}
