import type { Widget } from '../../application/widget/widget';
import type { PolkadotPayload } from '../../ports/polkadot-wallet';
import { disconnected, orRejected } from './provider-errors';

/** The request of `@polkadot/api` for the signature of bytes. */
export interface RawRequest {
  /** The address that signs. */
  readonly address: string;

  /** In hexadecimal. */
  readonly data: string;
}

/** A signature, as `@polkadot/api` wants it. */
export interface SignerAnswer {
  /** A number, as the interface requires. */
  readonly id: number;
  /** The signature, as hex. */
  readonly signature: `0x${string}`;
}

/** A `Signer` of `@polkadot/api`, of which `polkadot-api` makes one of its own. */
export interface PolkadotJsSigner {
  signPayload(payload: PolkadotPayload): Promise<SignerAnswer>;
  signRaw(request: RawRequest): Promise<SignerAnswer>;
}

const OPENING = '3c42797465733e'; // <Bytes>
const CLOSING = '3c2f42797465733e'; // </Bytes>

/**
 * A signer for `@polkadot/api` and `polkadot-api`, over the wallet that is connected when it signs. It wraps bytes in
 * `<Bytes>`, as extensions do, unless they are wrapped already.
 *
 * @example
 * ```ts
 * const signer = polkadotSigner(widget);
 * await api.tx.system.remark('0x00').signAndSend(address, { signer }); // @polkadot/api
 * const own = getPolkadotSignerFromPjs(address, signer.signPayload, signer.signRaw); // polkadot-api
 * ```
 */
export function polkadotSigner(widget: Widget): PolkadotJsSigner {
  let count = 0;
  const wallet = () => {
    const connected = widget.provider('polkadot');
    if (connected) return connected;
    throw disconnected();
  };
  const answer = async (signing: Promise<string>): Promise<SignerAnswer> => {
    const signature = (await orRejected(signing)) as `0x${string}`;
    return { id: ++count, signature };
  };
  return {
    signPayload: async (payload) => answer(wallet().signTransaction(payload)),
    signRaw: async ({ address, data }) => answer(wallet().signBytes(wrapped(data), address)),
  };
}

function wrapped(data: string): string {
  const bytes = data.replace(/^0x/, '').toLowerCase();
  const isWrapped = bytes.startsWith(OPENING) && bytes.endsWith(CLOSING);
  return `0x${isWrapped ? bytes : `${OPENING}${bytes}${CLOSING}`}`;
}
