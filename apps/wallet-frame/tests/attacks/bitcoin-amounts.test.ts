import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BitcoinNode, startBitcoin } from '../../../chains/testing/bitcoin';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { paymentOf } from '../../src/domain/accounts/bitcoin-scripts';
import * as wallet from '../plans/plan-world';

jest.setTimeout(60_000);

type Wallet = typeof wallet;

const own = paymentOf(hex.decode(wallet.accounts.payment.publicKey), 'regtest');
const address = own.address ?? '';
const BITCOIN = 100_000_000n;

/** A wallet that believes what a PSBT says of its inputs. */
const credulous = (): Promise<Wallet> =>
  withoutDefence<Wallet>(
    'apps/wallet-frame/tests/plans/plan-world.ts',
    {
      file: 'apps/wallet-frame/src/domain/plans/bitcoin/bitcoin-plan.ts',
      find: "if (account === 'payment') await addPrevious(transaction, context);",
    },
    {
      file: 'apps/wallet-frame/src/domain/plans/bitcoin/transfer-psbt.ts',
      find: 'await addPrevious(tx, context);',
    },
    {
      file: 'apps/wallet-frame/src/domain/signing/bitcoin.ts',
      find: "if (account === 'payment' && !hasPrevious(transaction)) throw new KeyError('refused', 'inputs');",
    },
  );

describe('what the inputs of a transaction spend', () => {
  let chain: BitcoinNode;
  let coins: readonly { readonly txid: string; readonly vout: number; readonly value: number }[];
  let esplora: Server;
  let url: string;

  /** How the server of Esplora answers, where it lies. */
  let lies: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    chain = await startBitcoin();
    await chain.control.fund(address, Number(BITCOIN));
    await chain.control.fund(address, Number(BITCOIN));
    const answer = await fetch(`${chain.url}/address/${address}/utxo`);
    coins = (await answer.json()) as typeof coins;
    esplora = createServer((request, response) => {
      const path = request.url ?? '';
      const given = lies[path];
      void (
        given === undefined
          ? fetch(`${chain.url}${path}`).then((one) => one.text())
          : Promise.resolve(given)
      ).then((text) => response.end(text));
    });
    await new Promise<void>((resolve) => esplora.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(esplora.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    esplora.close();
    await chain.stop();
  });

  const network = () => ({
    id: chain.network.caipNetworkId,
    name: 'Bitcoin',
    symbol: 'BTC',
    decimals: 8,
    rpcUrl: url,
  });
  const ask = ({ planFor }: Wallet, method: string, params: object) =>
    planFor(network().id, method, params, {}, { network: network() });

  /** The site's transaction: both coins, of which one is said to be almost nothing, and one coin comes back. */
  function psbtWhere(small: number): string {
    const transaction = new Transaction();
    coins.forEach(({ txid, value, vout }, at) =>
      transaction.addInput({
        txid,
        index: vout,
        witnessUtxo: { script: own.script, amount: at === small ? 1_500n : BigInt(value) },
      }),
    );
    transaction.addOutputAddress(address, BITCOIN, {
      bech32: 'bcrt',
      pubKeyHash: 0x6f,
      scriptHash: 0xc4,
      wif: 0xef,
    });
    return base64.encode(transaction.toPSBT());
  }

  /** What the visitor approves twice, each time with one more right signature. */
  async function signedTwice(of: Wallet): Promise<readonly string[]> {
    const signed: string[] = [];
    for (const small of [1, 0]) {
      const plan = await ask(of, 'signPsbt', { account: address, psbt: psbtWhere(small) });
      expect(of.readingOf(plan)).toEqual([
        'spend',
        'spent: 0.000015 BTC',
        'change: 1 BTC',
        'exactFee: 0.000015 BTC',
      ]);
      expect(plan.reading).toMatchObject({ isUnderstood: true, warnings: [] });
      signed.push(((await of.approved(plan)) as { readonly psbt: string }).psbt);
    }
    return signed;
  }

  /** One transaction of the signatures of two, with what its inputs really have. */
  function joined(signed: readonly string[]): Transaction {
    const [first, second] = signed.map((text) => Transaction.fromPSBT(base64.decode(text)));
    const transaction = Transaction.fromPSBT(base64.decode(psbtWhere(-1)));
    [first, second].forEach((one, at) =>
      transaction.updateInput(at, { partialSig: one?.getInput(at).partialSig ?? [] }, true),
    );
    transaction.finalize();
    return transaction;
  }

  const isTaken = async ({ hex: bytes }: Transaction): Promise<boolean> => {
    const [{ allowed }] = (await chain.control.call('testmempoolaccept', [bytes], 0)) as [
      { readonly allowed: boolean },
    ];
    return allowed;
  };

  it('[E1.j] are not believed where the site says that they are small', async () => {
    lies = {};
    for (const small of [1, 0]) {
      await expect(
        ask(wallet, 'signPsbt', { account: address, psbt: psbtWhere(small) }),
      ).rejects.toThrow('spends something else than it says');
    }
    // Without a server to ask, nothing is signed either.
    const alone = wallet.planFor(network().id, 'signPsbt', {
      account: address,
      psbt: psbtWhere(1),
    });
    await expect(alone).rejects.toThrow('cannot find out what an input of this transaction spends');
    // The true one says what it costs, and needs a second step.
    const plan = await ask(wallet, 'signPsbt', { account: address, psbt: psbtWhere(-1) });
    expect(wallet.readingOf(plan)).toContain('exactFee: 1 BTC');
    expect(plan.reading.warnings).toContain('highFee');
  });

  it('[E1.j control] burn a whole coin as a fee where they are believed', async () => {
    lies = {};
    const transaction = joined(await signedTwice(await credulous()));
    expect(transaction.fee).toBe(BITCOIN);
    expect(await isTaken(transaction)).toBe(true);
  });

  /** The server says of one coin that it is almost nothing. */
  function lyingServer(small: number): Readonly<Record<string, string>> {
    const [one] = coins;
    const utxo = coins.map((coin, at) => (at === small ? { ...coin, value: 1_500 } : coin));
    return {
      [`/address/${address}/utxo`]: JSON.stringify(utxo),
      // The bytes of another transaction of the visitor's, in the place of the one that is asked for.
      ...(one && { [`/tx/${coins[small]?.txid}/hex`]: '00' }),
    };
  }
  const transfer = {
    account: address,
    recipientAddress: address,
    amount: String(BITCOIN + 1_000n - 700n),
  };

  it('[E15.b] are not believed where the operator’s Esplora says that they are small', async () => {
    for (const small of [1, 0]) {
      lies = lyingServer(small);
      await expect(ask(wallet, 'sendTransfer', transfer)).rejects.toThrow(
        /spends something else than it says/,
      );
    }
  });

  it('[E15.b control] burn almost a coin as a fee where the server is believed', async () => {
    const of = await credulous();
    const signed: Transaction[] = [];
    for (const small of [1, 0]) {
      lies = lyingServer(small);
      const plan = await ask(of, 'sendTransfer', transfer);
      expect(plan.reading).toMatchObject({ isUnderstood: true, warnings: [] });
      const [text] = await of.signaturesOf(plan);
      signed.push(Transaction.fromPSBT(base64.decode(String(text))));
    }
    const [first, second] = signed;
    expect(first?.unsignedTx).toEqual(second?.unsignedTx);
    const fee = 2n * BITCOIN - (first?.getOutput(0).amount ?? 0n);
    expect(fee).toBeGreaterThan((9n * BITCOIN) / 10n);
  });
});
