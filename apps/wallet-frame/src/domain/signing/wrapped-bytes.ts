/** What wallets of Polkadot put around a message. */
export const OPEN = new TextEncoder().encode('<Bytes>');
export const CLOSE = new TextEncoder().encode('</Bytes>');

/** Whether `message` is wrapped, so that it cannot be the payload of an extrinsic. */
export function isWrapped(message: Uint8Array): boolean {
  return (
    message.length >= OPEN.length + CLOSE.length &&
    OPEN.every((byte, at) => message[at] === byte) &&
    CLOSE.every((byte, at) => message[message.length - CLOSE.length + at] === byte)
  );
}
