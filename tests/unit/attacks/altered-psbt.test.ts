import { describe, expect, it } from '@jest/globals';
import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { bitcoin } from '../../../domain/network/more-networks';
import * as requested from '../../../infrastructure/chains/bip122/requested-bitcoin-wallet';
import * as unisat from '../../../infrastructure/chains/bip122/unisat-calls';
import * as signing from '../../../infrastructure/chains/bip122/bitcoin-requests';
import { BitcoinPageWallet } from '../../../infrastructure/chains/bip122/bitcoin-page-wallet';
import type { BitcoinPsbt, SignedBitcoinPsbt } from '../../../ports/bitcoin-wallet';
import type { NamespaceKeys } from '../../../ports/namespace-keys';
import { withoutDefence } from '../../support/without-defence';

const VISITOR = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const SHOP = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const THIEF = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const TXID = 'cd'.repeat(32);

/** A transaction that pays `to`, as the dapp makes it, and as a wallet answers it. */
function payment(to: string, satoshi: bigint, txid = 'ab'.repeat(32)): Uint8Array {
  const transaction = new Transaction();
  transaction.addInput({ txid, index: 1, witnessUtxo: { script: witnessScript, amount: 90_000n } });
  transaction.addOutputAddress(to, satoshi);
  return transaction.toPSBT();
}

const witnessScript = hex.decode(`0014${'75'.repeat(20)}`);
const asked = payment(SHOP, 80_000n);
const altered: readonly Uint8Array[] = [
  payment(THIEF, 80_000n),
  payment(SHOP, 546n),
  payment(SHOP, 80_000n, 'ee'.repeat(32)),
];
const request: BitcoinPsbt = {
  psbt: base64.encode(asked),
  inputs: { [VISITOR]: [0] },
  chainReference: bitcoin.id,
  broadcast: true,
};

/** The code that the dapp's request ends with, or the transaction that it gets. */
function outcomeOf(signed: Promise<SignedBitcoinPsbt> | undefined): Promise<unknown> {
  return signed
    ? signed.then(
        ({ psbt }) => psbt,
        (error: unknown) => (error as { readonly code: unknown }).code,
      )
    : Promise.reject(new TypeError('The wallet signs no PSBT'));
}

/** What the dapp gets from a paired wallet that answers `answer`. */
function overPairing({ requestedBitcoinWallet }: typeof requested, answer: Uint8Array) {
  const keys = {
    grant: { addresses: [VISITOR], chainReference: bitcoin.id },
    takes: () => true,
    request: async () => ({ psbt: base64.encode(answer), txid: TXID }),
  } as unknown as NamespaceKeys;
  return outcomeOf(requestedBitcoinWallet(keys).signPsbt?.(request));
}

/** What the dapp gets from UniSat, and how many transactions the widget has UniSat send. */
async function overUniSat(
  { bitcoinWalletOf }: typeof signing,
  { uniSatCalls }: typeof unisat,
  answer: Uint8Array,
) {
  let sent = 0;
  const wallet = {
    signPsbt: async () => hex.encode(answer),
    pushPsbt: async () => {
      sent += 1;
      return TXID;
    },
  };
  const calls = uniSatCalls(() => wallet as never);
  const page = new BitcoinPageWallet(calls, 'unisat');
  const outcome = await outcomeOf(bitcoinWalletOf(page, () => bitcoin.id).signPsbt?.(request));
  return { outcome, sent };
}

describe('a wallet that answers another transaction than the dapp made', () => {
  it('[W2.e] has it passed on to no dapp, and sent by no widget', async () => {
    for (const answer of altered) {
      expect(await overPairing(requested, answer)).toBe('WALLET_RESPONSE_INVALID');
      const refused = { outcome: 'WALLET_RESPONSE_INVALID', sent: 0 };
      expect(await overUniSat(signing, unisat, answer)).toEqual(refused);
    }
    expect(await overPairing(requested, asked)).toBe(request.psbt);
    const genuine = { outcome: request.psbt, sent: 1 };
    expect(await overUniSat(signing, unisat, asked)).toEqual(genuine);
  });

  it('[W2.e control] has it passed on and sent where transactions are not compared', async () => {
    const compared = {
      file: 'infrastructure/chains/bip122/signed-psbt.ts',
      find: 'transaction !== undefined && transaction === unsignedTransactionIn(asked)',
      put: 'transaction !== asked',
    };
    const load = <Module>(name: string): Promise<Module> =>
      withoutDefence(`infrastructure/chains/bip122/${name}.ts`, compared);
    const openPairing = await load<typeof requested>('requested-bitcoin-wallet');
    const [openSigning, openUniSat] = await Promise.all([
      load<typeof signing>('bitcoin-requests'),
      load<typeof unisat>('unisat-calls'),
    ]);
    for (const answer of altered) {
      const psbt = base64.encode(answer);
      expect(await overPairing(openPairing, answer)).toBe(psbt);
      expect(await overUniSat(openSigning, openUniSat, answer)).toEqual({ outcome: psbt, sent: 1 });
    }
  });
});
