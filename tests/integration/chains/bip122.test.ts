import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { base64 } from '@scure/base';
import { Address, OutScript, TEST_NETWORK, Transaction } from '@scure/btc-signer';
import { Verifier } from '../../../apps/chains/clients/bip322';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import type { SendRequest } from '../../../domain/send/send-request';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { BitcoinChainAdapter } from '../../../infrastructure/chains/bip122/bitcoin-chain-adapter';
import { BitcoinWalletCatalogue } from '../../../infrastructure/chains/bip122/bitcoin-wallet-catalogue';
import type { BitcoinPage } from '../../../infrastructure/chains/bip122/bitcoin-discovery';
import { bitcoinCalls } from '../../../infrastructure/chains/bip122/bitcoin-calls';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { createBitcoinTestWallet } from '../../../infrastructure/fake/bitcoin/bitcoin-test-wallet';
import type { BitcoinTestWalletOptions } from '../../../infrastructure/fake/bitcoin/bitcoin-test-wallet-options';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { FetchHttpClient } from '../../../infrastructure/http/fetch-http-client';
import type { BitcoinPsbt } from '../../../ports/bitcoin-wallet';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { describeChain } from '../../contract/chain-adapters.contract';
import { HastyClock } from '../../support/hasty-clock';
import { type BitcoinNode, startBitcoin } from '../../../apps/chains/testing/bitcoin';

const FEE = 700n;
const FUNDS = 500_000;
const OTHER_SEED = new Uint8Array(32).fill(9);
const receiver = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
const text = 'Grüße aus Regtest';

describe('Bitcoin on a real chain', () => {
  const clock = new SystemClock();
  const page: BitcoinPage = new EventTarget();
  let node: BitcoinNode;
  let adapter: BitcoinChainAdapter;
  let wallet: ReturnType<typeof createBitcoinTestWallet>;
  let session: WalletSession;
  let connector: NonNullable<ReturnType<BitcoinWalletCatalogue['find']>>;

  beforeAll(async () => {
    node = await startBitcoin();
    const http = new FetchHttpClient({ clock, fetch: (input, init) => fetch(input, init) });
    const urlsOf = (): readonly string[] => [node.url];
    adapter = new BitcoinChainAdapter({ clock: new HastyClock(), http, urlsOf });
    ({ connector, session, wallet } = await connectedWallet({ fee: FEE }));
  });

  afterAll(async () => {
    session.release();
    await node.stop();
  });

  it("[R1.10] connects to the accounts by their purposes, on the wallet's chain", async () => {
    const [payment = '', ordinals = ''] = await wallet.addresses();

    expect(session.grant).toEqual({
      addresses: [payment, ordinals],
      accounts: [
        { address: payment, purpose: 'payment' },
        { address: ordinals, purpose: 'ordinals' },
      ],
      chainReference: node.network.id,
    });
  });

  it('[R7.11] signs messages that another library verifies, with either kind of account', async () => {
    const { addresses } = session.grant;
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const signature = await adapter.signer.signMessage(text, accountOf(address), session);

      expect(Verifier.verifySignature(address, text, signature)).toBe(true);
    }
  });

  it('[R7.11] refuses a signature of another key or another text', async () => {
    const [address] = session.grant.addresses;
    const signature = await adapter.signer.signMessage(text, accountOf(address), session);
    wallet.next({ result: { signature } });

    const signing = adapter.signer.signMessage(`${text}!`, accountOf(address), session);

    await expect(signing).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      context: { method: 'signMessage' },
    });
  });

  it('sends, sees the confirmation, and finds the amount and the fee deducted exactly', async () => {
    const { control, network } = node;
    const [from] = session.grant.addresses;
    await control.fund(from, FUNDS);
    expect(await adapter.nativeBalance(from, network)).toBe(BigInt(FUNDS));
    const units = 123_456n;

    const hash = await adapter.sender.send(requestOf(from, units), session);
    const left = BigInt(FUNDS) - units - FEE;
    // Coins that are being sent do not count as available.
    expect(await adapter.nativeBalance(from, network)).toBe(left);
    expect(await adapter.nativeBalance(receiver, network)).toBe(units);
    const outcome = adapter.outcomes.outcome(hash, network);
    await control.mine();

    expect(await outcome).toBe('succeeded');
    expect(await adapter.nativeBalance(from, network)).toBe(left);
  });

  it('waits again where the chain reorganises its block, and is confirmed in the next one', async () => {
    const { control, network } = node;
    const [from] = session.grant.addresses;
    await control.fund(from, FUNDS);
    const hash = await adapter.sender.send(requestOf(from, 123_456n), session);
    await control.mine();
    expect(await adapter.outcomes.outcome(hash, network)).toBe('succeeded');
    expect(await adapter.outcomes.isKept(hash, network)).toBe(true);
    const held = await adapter.nativeBalance(receiver, network);

    await control.call('invalidateblock', await control.call('getbestblockhash'));
    expect(await adapter.outcomes.isKept(hash, network)).toBe(false);
    const outcome = adapter.outcomes.outcome(hash, network);
    // Other blocks than those that the chain took back: to another address.
    await control.call('generatetoaddress', 2, await control.call('getnewaddress'));

    expect(await outcome).toBe('succeeded');
    expect(await adapter.outcomes.isKept(hash, network)).toBe(true);
    expect(await adapter.nativeBalance(receiver, network)).toBe(held);
    expect(await adapter.outcomes.isKept('12'.repeat(32), network)).toBe(false);
  });

  it('estimates the cost of a usual transfer without further facts', async () => {
    const [from] = session.grant.addresses;
    const { token } = requestOf(from, 1n);

    expect(await adapter.fees.transferFee({ token, network: node.network })).toEqual({
      perGas: 423n, // 3 satoshi for each of 141 vbytes.
      cost: 423n,
    });
  });

  describe('a transaction that the site has made', () => {
    it('is signed by the wallet on request, and the chain accepts it', async () => {
      const { psbt, address, signPsbt } = await prepared();

      const signed = await signPsbt({ psbt, inputs: { [address]: [0] } });

      const transaction = Transaction.fromPSBT(base64.decode(signed.psbt));
      expect(signed).not.toHaveProperty('txid');
      expect(transaction.id).toBe(Transaction.fromPSBT(base64.decode(psbt)).id);
      transaction.finalize(); // Throws where a signature is missing.
      const txid = await node.control.call('sendrawtransaction', transaction.hex);
      await node.control.mine();
      expect(await adapter.outcomes.outcome(String(txid), node.network)).toBe('succeeded');
    });

    it('is sent by the wallet on request', async () => {
      const { psbt, address, signPsbt } = await prepared();

      const signed = await signPsbt({ psbt, inputs: { [address]: [0] }, broadcast: true });
      await node.control.mine();

      expect(signed.txid).toBe(Transaction.fromPSBT(base64.decode(psbt)).id);
      const answer = await node.control.call('getrawtransaction', signed.txid, 1).catch(String);
      expect(answer).toMatchObject({ txid: signed.txid });
    });

    it.each([
      ['the person declines', 'reject', { code: 'RPC', context: { rpcCode: 4001 } }],
      ['no PSBT comes back', { result: { psbt: 'AAAA' } }, { code: 'WALLET_RESPONSE_INVALID' }],
    ] as const)('is not signed where %s', async (_why, answer, error) => {
      const { psbt, address, signPsbt } = await prepared();
      wallet.next(answer);

      await expect(signPsbt({ psbt, inputs: { [address]: [0] } })).rejects.toMatchObject(error);
    });

    it('is not signed for another chain, nor with a key that is not shared', async () => {
      const { psbt, address, signPsbt } = await prepared();
      const inputs = { [address]: [0] };

      await expect(signPsbt({ psbt, inputs, chainReference: 'other' })).rejects.toMatchObject({
        code: 'NETWORK_NOT_CHANGED',
      });
      await expect(signPsbt({ psbt, inputs: { [receiver]: [0] } })).rejects.toMatchObject({
        code: 'RPC',
        context: { rpcCode: -32602 },
      });
    });

    /** A payment of a coin of the wallet's, made by the site with another library. */
    async function prepared() {
      const [address] = session.grant.addresses;
      const txid = await node.control.fund(address, 20_000);
      const answer = await fetch(`${node.url}/address/${address}/utxo`);
      const coins = (await answer.json()) as readonly {
        readonly txid: string;
        readonly vout: number;
      }[];
      const coin = coins.find((each) => each.txid === txid);
      const spelling = { ...TEST_NETWORK, bech32: 'bcrt' };
      const script = OutScript.encode(Address(spelling).decode(address));
      const transaction = new Transaction();
      transaction.addInput({
        txid,
        index: coin?.vout ?? 0,
        witnessUtxo: { script, amount: 20_000n },
      });
      transaction.addOutputAddress(receiver, 19_000n, spelling);
      const chainReference = String(node.network.id);
      const signPsbt = (request: Partial<BitcoinPsbt> & Pick<BitcoinPsbt, 'inputs' | 'psbt'>) => {
        const signing = providerOf(session, 'bip122')?.signPsbt?.({ chainReference, ...request });
        return signing ?? Promise.reject(new TypeError('The wallet signs no PSBT'));
      };
      return { address, psbt: base64.encode(transaction.toPSBT()), signPsbt };
    }
  });

  it('reports failures with the texts of the wallet and of the node', async () => {
    const [from] = session.grant.addresses;
    wallet.next('reject');
    await expect(adapter.sender.send(requestOf(from, 1000n), session)).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcCode: 4001 },
    });
    await expect(adapter.sender.send(requestOf(from, 10n ** 12n), session)).rejects.toMatchObject({
      code: 'RPC',
      context: { rpcMessage: expect.stringContaining('Insufficient funds') },
    });
  });

  it('does not send from another chain than the intended one', async () => {
    const elsewhere = await connector.connect();
    await wallet.switchNetwork('Testnet');
    const [from] = session.grant.addresses;

    const sending = adapter.sender.send(requestOf(from, 1000n), elsewhere);

    await expect(sending).rejects.toMatchObject({
      code: 'NETWORK_NOT_CHANGED',
      context: { expected: node.network.id },
    });
    await wallet.switchNetwork('Regtest');
    elsewhere.release();
  });

  const promised = {
    name: 'BitcoinChainAdapter',
    abilities: ['fees', 'outcomes', 'sender', 'signer'],
    tokens: [],
  } as const;

  describe('with a wallet of its own', () => {
    let visit: Awaited<ReturnType<typeof connectedWallet>>;
    let account: string;
    let scanning = Promise.resolve(0n);

    beforeAll(async () => {
      visit = await connectedWallet({ id: 'Other', name: 'Other', seeds: [OTHER_SEED], fee: 423n });
      account = visit.session.grant.addresses[0];
      await node.control.fund(account, 1_000_000);
    });

    afterAll(() => visit.session.release());

    describeChain(promised, () => ({
      adapter,
      network: node.network,
      session: visit.session,
      account: accountOf(account),
      receiver,
      native: { ...requestOf(account, 54_321n), balanceOf: coinsOf },
      others: {},
      decline: () => void visit.wallet.next('reject'),
      isSigned: async (message, signature) => {
        try {
          return Verifier.verifySignature(account, message, signature);
        } catch {
          return false;
        }
      },
      feeOf: async (hash) => {
        const answer = await fetch(`${node.url}/tx/${hash}`);
        return BigInt(((await answer.json()) as { readonly fee: number }).fee);
      },
      mine: () => node.control.mine(),
    }));

    /** The node's own scan of all coins. It scans for one address at a time. */
    function coinsOf(address: string): Promise<bigint> {
      const look = async (): Promise<bigint> => {
        const found = await node.control.call('scantxoutset', 'start', [`addr(${address})`]);
        const { total_amount: bitcoin } = found as { readonly total_amount: number };
        return BigInt(Math.round(bitcoin * 1e8));
      };
      const looking = scanning.then(look);
      scanning = looking;
      return looking;
    }
  });

  it('is restored without a request, and not after the wallet was left', async () => {
    expect((await connector.restore())?.grant).toEqual(session.grant);

    await session.disconnect();

    expect(await connector.restore()).toBeUndefined();
  });

  async function connectedWallet(options: Partial<BitcoinTestWalletOptions>) {
    const opened = createBitcoinTestWallet({
      networks: [{ name: 'Regtest', esploraUrl: node.url }, { name: 'Testnet' }],
      ...options,
    });
    opened.announce(page);
    const catalogue = new BitcoinWalletCatalogue({
      clock,
      load: async (id) => bitcoinCalls(page, id),
      networks: () => [node.network],
      storage: new InMemoryStorage(),
      config: { page, images: {} },
    });
    catalogue.connectors$.subscribe(() => {});
    const found = catalogue.find(opened.id);
    if (!found) throw new Error('the wallet was not found');
    return { connector: found, session: await found.connect(), wallet: opened };
  }

  function accountOf(address: string) {
    const chainReference = String(node.network.id);
    return formatCaipAddress({ namespace: 'bip122', chainReference, address });
  }

  function requestOf(from: string, units: bigint): SendRequest {
    const token: TokenBalance = {
      name: 'Bitcoin',
      symbol: 'BTC',
      chainId: node.network.caipNetworkId,
      quantity: { decimals: 8, numeric: '0.005', units: BigInt(FUNDS) },
    };
    return { from: accountOf(from), to: receiver, token, units };
  }
});
