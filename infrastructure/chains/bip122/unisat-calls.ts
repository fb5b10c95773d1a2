import { checkBitcoinAddress } from '../../../domain/address/bitcoin-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { entriesOf, fieldOf, listOf, textOf } from '../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { base64ToHex, hexToBase64 } from './hex-base64';
import type { BitcoinCalls } from './bitcoin-page-wallet';

/**
 * UniSat's object at `window.unisat`. Methods that older versions lack are checked before they are called.
 */
interface UniSat {
  requestAccounts(): Promise<unknown>;
  getAccounts(): Promise<unknown>;
  getNetwork(): Promise<unknown>;
  getChain?(): Promise<unknown>;
  switchNetwork(network: string): Promise<unknown>;
  switchChain?(chain: string): Promise<unknown>;
  disconnect?(): Promise<unknown>;
  signMessage(text: string, type: string): Promise<unknown>;
  sendBitcoin(to: unknown, satoshi: unknown): Promise<unknown>;
  signPsbt(hex: string, options: object): Promise<unknown>;
  pushPsbt(hex: string): Promise<unknown>;
  on(event: string, listener: (told: unknown) => void): unknown;
  removeListener(event: string, listener: (told: unknown) => void): unknown;
}

const ACCOUNTS_MAX = 100;

/** UniSat's methods by the names that other wallets have for them. */
const chains: Readonly<Record<string, string>> = {
  Mainnet: 'BITCOIN_MAINNET',
  Testnet: 'BITCOIN_TESTNET',
  Testnet4: 'BITCOIN_TESTNET4',
  Signet: 'BITCOIN_SIGNET',
};
const oldNetworks: Readonly<Record<string, string>> = { Mainnet: 'livenet', Testnet: 'testnet' };

/** UniSat's own words: one account at a time, and PSBTs in hexadecimal. */
export function uniSatCalls(provider: () => UniSat): BitcoinCalls {
  return {
    request: async (method, params) => ({ result: await resultOf(provider(), method, params) }),
    addListener: (event, listener) => {
      const wallet = provider();
      const stops = eventsFor[event].map(([name, isMeant]) => {
        const onEvent = (payload: unknown): void => {
          if (isMeant(payload)) listener(undefined);
        };
        wallet.on(name, onEvent);
        return () => wallet.removeListener(name, onEvent);
      });
      return () => stops.forEach((stop) => stop());
    },
  };
}

const isEmptyList = (told: unknown): boolean => entriesOf(told, 1)?.length === 0;

/** A wallet that is locked, or disconnected in its settings, reports no accounts. */
const eventsFor = {
  accountChange: [['accountsChanged', (told: unknown) => !isEmptyList(told)]],
  disconnect: [['accountsChanged', isEmptyList]],
  networkChange: [
    ['chainChanged', () => true],
    ['networkChanged', () => true],
  ],
} as const;

async function resultOf(wallet: UniSat, method: string, params: unknown): Promise<unknown> {
  switch (method) {
    case 'wallet_connect':
      return shared(await wallet.requestAccounts(), wallet);
    case 'wallet_getAccount':
      return shared(await wallet.getAccounts(), wallet);
    case 'wallet_disconnect':
      return wallet.disconnect?.();
    case 'wallet_changeNetwork':
      return moved(textOf(params, 'name') ?? '', wallet);
    case 'signMessage':
      return signedMessage(params, wallet);
    case 'sendTransfer': {
      const [recipient] = listOf(params, 'recipients') ?? [];
      const [to, satoshi] = [fieldOf(recipient, 'address'), fieldOf(recipient, 'amount')];
      return { txid: await wallet.sendBitcoin(to, satoshi) };
    }
    case 'signPsbt':
      return signedPsbt(params, wallet);
    default:
      throw unknown();
  }
}

async function shared(addresses: unknown, wallet: UniSat): Promise<unknown> {
  if (isEmptyList(addresses)) {
    const rpcMessage = 'The wallet shares no account with this site';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.unauthorized, rpcMessage });
  }
  const entries = entriesOf(addresses, ACCOUNTS_MAX);
  const accounts = entries?.map((address) => ({ address, purpose: 'payment' }));
  return { addresses: accounts, network: { bitcoin: { name: await networkNameIn(wallet) } } };
}

/** A chain that is not Bitcoin, such as Fractal, keeps its own name, because its addresses look the same. */
async function networkNameIn(wallet: UniSat): Promise<string | undefined> {
  const [named, told] = wallet.getChain
    ? ([chains, textOf(await wallet.getChain(), 'enum')] as const)
    : ([oldNetworks, await wallet.getNetwork()] as const);
  const known = Object.keys(named).find((name) => named[name] === told);
  return known ?? (typeof told === 'string' ? told : undefined);
}

async function moved(name: string, wallet: UniSat): Promise<unknown> {
  const [names, move] = wallet.switchChain
    ? [chains, (chain: string) => wallet.switchChain?.(chain)]
    : [oldNetworks, (network: string) => wallet.switchNetwork(network)];
  const place = Object.hasOwn(names, name) ? names[name] : undefined;
  if (place === undefined) throw unknown();
  return move(place);
}

async function signedMessage(params: unknown, wallet: UniSat): Promise<unknown> {
  const check = checkBitcoinAddress(textOf(params, 'address') ?? '');
  const hasWitness = check.ok && (check.type === 'p2wpkh' || check.type === 'p2tr');
  const text = textOf(params, 'message') ?? '';
  return { signature: await wallet.signMessage(text, hasWitness ? 'bip322-simple' : 'ecdsa') };
}

async function signedPsbt(params: unknown, wallet: UniSat): Promise<unknown> {
  const inputs = Object.entries(
    (fieldOf(params, 'signInputs') ?? {}) as Readonly<Record<string, readonly number[]>>,
  );
  const isSent = fieldOf(params, 'broadcast') === true;
  const asked = textOf(params, 'psbt') ?? '';
  const [signed, { requireSameTransaction }] = await Promise.all([
    wallet.signPsbt(base64ToHex(asked), {
      autoFinalized: isSent,
      toSignInputs: inputs.flatMap(([address, indexes]) =>
        indexes.map((index) => ({ index, address })),
      ),
    }),
    import('./signed-psbt'),
  ]);
  const hex = typeof signed === 'string' ? signed : '';
  const psbt = hexToBase64(hex);
  if (!isSent) return { psbt };
  requireSameTransaction(psbt, 'signPsbt', asked);
  return { psbt, txid: await wallet.pushPsbt(base64ToHex(psbt)) };
}

function unknown(): WidgetError<'RPC'> {
  const rpcMessage = 'The wallet does not do this';
  return new WidgetError('RPC', { rpcCode: rpcCodes.unsupportedMethod, rpcMessage });
}
