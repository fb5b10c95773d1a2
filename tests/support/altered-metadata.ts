import { decAnyMetadata, metadata as codec, type V15 } from '@polkadot-api/substrate-bindings';

/** The metadata (version 15) of `hex` as a node answers it, after `change` has altered it. */
export function alteredMetadata(hex: string, change: (metadata: V15) => void): string {
  const read = decAnyMetadata(hex);
  if (read.metadata.tag !== 'v15') throw new Error('The metadata has another version');
  change(read.metadata.value);
  const bytes = codec.enc(read);
  // An option, and a length of four bytes in the compact form.
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length * 4 + 2);
  return `0x01${length.toString('hex')}${Buffer.from(bytes).toString('hex')}`;
}
