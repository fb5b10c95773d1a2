import { describe, expect, it } from '@jest/globals';
import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { bitcoinAddresses } from '../../src/domain/accounts/bitcoin-addresses';
import { ordinalsOf, paymentOf } from '../../src/domain/accounts/bitcoin-scripts';
import { previousTransaction } from '../signing/previous-transaction';
import { accounts, planFor, readingOf } from './plan-world';

const CHAIN = 'bip122:000000000019d6689c085ae165831e93';
const BOB = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const own = bitcoinAddresses(accounts, 'mainnet');
const payment = paymentOf(hex.decode(accounts.payment.publicKey), 'mainnet');
const ordinals = ordinalsOf(hex.decode(accounts.ordinals.publicKey), 'mainnet');
const foreign = paymentOf(
  hex.decode('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'),
  'mainnet',
);

function psbt(
  inputs: readonly (readonly [Uint8Array | undefined, bigint])[],
  outputs: readonly (readonly [string, bigint])[],
): string {
  const transaction = new Transaction();
  const { bytes, txid } = previousTransaction(
    inputs.map(([script, amount]) => ({ script: script ?? ordinals.script, amount })),
  );
  inputs.forEach(([script, amount], index) =>
    transaction.addInput({
      txid,
      index,
      ...(script && { nonWitnessUtxo: bytes, witnessUtxo: { script, amount } }),
    }),
  );
  outputs.forEach(([address, amount]) => transaction.addOutputAddress(address, amount));
  return base64.encode(transaction.toPSBT());
}

const plan = (text: string, more: object = {}) =>
  planFor(CHAIN, 'signPsbt', { account: own.payment, psbt: text, ...more });

describe('a PSBT', () => {
  it('[R7.16] says what leaves, what comes back, and the fee', async () => {
    const text = psbt(
      [[payment.script, 100_000n]],
      [
        [BOB, 60_000n],
        [own.payment, 39_000n],
      ],
    );
    const read = await plan(text);
    expect(readingOf(read)).toEqual([
      'send',
      'amount: 0.0006 BTC',
      `to: ${BOB}`,
      'spend',
      'spent: 0.00061 BTC',
      'change: 0.00039 BTC',
      'exactFee: 0.00001 BTC',
    ]);
    expect(read.reading).toMatchObject({ isUnderstood: true, warnings: [] });
    expect(read.requests).toEqual([{ kind: 'psbt', account: 'payment', inputs: [0], psbt: text }]);
  });

  it('[R7.16] that others sign too says so, and signs the visitor’s inputs alone', async () => {
    const text = psbt(
      [
        [foreign.script, 10_000n],
        [payment.script, 20_000n],
      ],
      [[BOB, 29_000n]],
    );
    const read = await plan(text);
    expect(read.reading.warnings).toEqual(['foreignInputs']);
    expect(read.requests).toMatchObject([{ inputs: [1] }]);
  });

  it('[R7.16] whose inputs say nothing of what they spend is not understood', async () => {
    const text = psbt(
      [
        [ordinals.script, 10_000n],
        [undefined, 0n],
      ],
      [[BOB, 9_000n]],
    );
    const { reading } = await plan(text, { account: own.ordinals });
    expect(reading.isUnderstood).toBe(false);
    expect(JSON.stringify(reading.steps)).not.toContain('exactFee');
  });

  it('[R7.16] is refused where the inputs are of no account, or of two', async () => {
    const alien = psbt([[foreign.script, 10_000n]], [[BOB, 9_000n]]);
    await expect(plan(alien)).rejects.toThrow('not of one account');
    await expect(plan(alien, { signInputs: [{ index: 0 }] })).rejects.toThrow('not of one account');
    const mixed = psbt(
      [
        [payment.script, 1_000n],
        [ordinals.script, 1_000n],
      ],
      [[BOB, 1_500n]],
    );
    await expect(plan(mixed)).rejects.toThrow('not of one account');
    const chosen = await plan(mixed, { signInputs: [{ address: own.ordinals, index: 1 }] });
    expect(chosen.requests).toMatchObject([{ account: 'ordinals', inputs: [1] }]);
    await expect(plan(mixed, { signInputs: [{ index: 7 }] })).rejects.toThrow('not of one account');
    await expect(plan('AAAA')).rejects.toThrow('psbt');
  });
});

describe('a transfer of bitcoin', () => {
  it('[R7.16] is refused for an amount or a recipient that is none, and without a node', async () => {
    const send = (amount: string, recipientAddress: string) =>
      planFor(CHAIN, 'sendTransfer', { account: own.payment, amount, recipientAddress });
    await expect(send('0', BOB)).rejects.toThrow('amount');
    await expect(send('1.5', BOB)).rejects.toThrow('amount');
    await expect(send('1000', 'bc1qnothing')).rejects.toThrow('recipientAddress');
    await expect(send('1000', BOB)).rejects.toThrow('no node');
  });
});

describe('a message of Bitcoin', () => {
  it('[R7.16] is signed by the account that is named', async () => {
    const sign = (address?: string) =>
      planFor(CHAIN, 'signMessage', { message: 'Hello', ...(address && { address }) });
    expect((await sign()).account).toBe(own.payment);
    expect((await sign(own.ordinals)).account).toBe(own.ordinals);
    await expect(sign(BOB)).rejects.toThrow('another account');
    await expect(
      planFor(CHAIN, 'signMessage', { message: 'Hello', protocol: 'ecdsa' }),
    ).rejects.toThrow('does not offer');
  });
});
