/** The size of a blob on the wire (EIP-4844). */
export const BLOB_BYTES = 131_072;

/** The field elements that a blob is made of. */
export const FIELD_ELEMENTS_PER_BLOB = 4_096;

/** What one field element carries: a byte of it has to stay zero. */
export const BYTES_PER_FIELD_ELEMENT = 31;

/** The most data that one transaction carries in blobs: six of them, less the byte that ends it. */
export const BLOB_DATA_MAX_BYTES = 761_855;

/** What is wrong with data for blobs. */
export type BlobFault = 'empty' | 'tooLarge';

/** What a developer reads about each {@link BlobFault}. */
export const blobFaultTexts: { readonly [Fault in BlobFault]: string } = {
  empty: 'The blob data must not be empty.',
  tooLarge: `The blob data must not be larger than ${BLOB_DATA_MAX_BYTES} bytes.`,
};

/** How many blobs carry data of `sizeBytes` and the byte that ends it. */
export function blobCount(sizeBytes: number): number {
  return Math.ceil((sizeBytes + 1) / (FIELD_ELEMENTS_PER_BLOB * BYTES_PER_FIELD_ELEMENT));
}

const BLOBS_MAX = blobCount(BLOB_DATA_MAX_BYTES);
const hexPattern = /^0x[0-9a-f]*$/i;

/** What a developer reads about the blobs of a transaction, as a dapp gives them, if they cannot be sent. */
export function blobsFaultText(blobs: readonly unknown[]): string | undefined {
  if (blobs.length === 0) return blobFaultTexts.empty;
  if (blobs.length > BLOBS_MAX) return blobFaultTexts.tooLarge;
  const index = blobs.findIndex((blob) => !isBlob(blob));
  return index === -1 ? undefined : `blobs[${index}] is not a blob of ${BLOB_BYTES} bytes.`;
}

function isBlob(value: unknown): boolean {
  return typeof value === 'string' && value.length === 2 + 2 * BLOB_BYTES && hexPattern.test(value);
}
