/** A wallet's answer to a request: JSON-RPC 2.0. */
export interface SatsConnectAnswer {
  readonly jsonrpc: '2.0';
  readonly id: null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A listener and its event. */
export interface BitcoinListener {
  readonly eventName: 'accountChange' | 'networkChange' | 'disconnect';
  readonly cb: (payload: object) => void;
}

/** The provider that a site finds at a wallet's place on the page. */
export interface BitcoinProvider {
  readonly request: (method: string, params?: unknown) => Promise<SatsConnectAnswer>;
  readonly addListener: (listener: BitcoinListener) => () => void;
}

/** The wallet's details for the page's list: WBIP004. */
export interface BitcoinWalletFace {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
}

type Place = Record<string, unknown>;

/** Puts `provider` at the dotted path of its id on `page`, and adds it to the page's list. */
export function putProvider(
  page: object,
  face: BitcoinWalletFace,
  provider: BitcoinProvider,
): () => void {
  const root = page as Place;
  const parts = face.id.split('.');
  const last = parts.pop() ?? '';
  const place = parts.reduce<Place>((outer, part) => {
    outer[part] ??= {};
    return outer[part] as Place;
  }, root);
  place[last] = provider;
  const listed = root['btc_providers'];
  root['btc_providers'] = [...(Array.isArray(listed) ? (listed as readonly unknown[]) : []), face];
  return () => {
    delete place[last];
    const entries = root['btc_providers'] as readonly unknown[];
    root['btc_providers'] = entries.filter((entry) => entry !== face);
  };
}
