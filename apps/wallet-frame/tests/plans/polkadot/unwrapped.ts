import { ScaleReader } from '../../../src/domain/bytes/scale-reader';
import { fromHex } from '../../vectors';

/** Metadata as nodes answer for a version: an option of opaque bytes. */
export function unwrapped(hex: string): Uint8Array {
  const reader = new ScaleReader(fromHex(hex));
  const bytes = reader.option(() => reader.bytes(reader.length()));
  if (!bytes) throw new Error('No metadata');
  return bytes;
}
