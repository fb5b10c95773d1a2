import { attempt } from '../outside/attempt';
import { fieldOf, textOf } from '../outside/untrusted-record';

/** The text that another kit stored under a key. */
export type ReadStored = (key: string) => string | undefined;

/** The longest record that is parsed: those of the kits have some hundred characters. */
const RECORD_MAX = 65_536;

/** The most connections that are looked at. */
const CONNECTIONS_MAX = 100;

/** The ids that connectors of wagmi and of kits over it have, and the names by which the same wallets announce themselves. */
const known: Readonly<Record<string, string>> = {
  brave: 'com.brave.wallet',
  coinbase: 'com.coinbase.wallet',
  coinbaseWallet: 'com.coinbase.wallet',
  coinbaseWalletSDK: 'com.coinbase.wallet',
  injected: 'injected',
  metaMask: 'io.metamask',
  metaMaskSDK: 'io.metamask',
  okx: 'com.okex.wallet',
  phantom: 'app.phantom',
  rabby: 'io.rabby',
  rainbow: 'me.rainbow',
  trust: 'com.trustwallet.app',
  zerion: 'io.zerion.wallet',
};

/** A reverse domain name, as EIP-6963 has them. */
const rdns = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}$/i;

/** The connector that wagmi's record says was connected last. */
export function connectorOfWagmi(read: ReadStored): string | undefined {
  const state = fieldOf(parsed(read('wagmi.store')), 'state');
  const current = textOf(state, 'current');
  const entries = fieldOf(fieldOf(state, 'connections'), 'value');
  if (current === undefined || !Array.isArray(entries)) return undefined;
  const entry: unknown = entries
    .slice(0, CONNECTIONS_MAX)
    .find((each) => Array.isArray(each) && each[0] === current);
  const id = textOf(fieldOf(Array.isArray(entry) ? entry[1] : undefined, 'connector'), 'id');
  if (id === undefined || read(`wagmi.${id}.disconnected`) !== undefined) return undefined;
  if (Object.hasOwn(known, id)) return known[id];
  return rdns.test(id) ? id : undefined;
}

/** The connector that the record of Solana's wallet-adapter names. */
export function connectorOfWalletAdapter(read: ReadStored): string | undefined {
  const name = parsed(read('walletName'));
  if (typeof name !== 'string' || !/^[\p{L}\p{N}][\p{L}\p{N} .()&'-]{0,63}$/u.test(name))
    return undefined;
  return `wallet-standard:${name}`;
}

function parsed(text = ''): unknown {
  if (text.length > RECORD_MAX) return undefined;
  return attempt((): unknown => JSON.parse(text));
}
