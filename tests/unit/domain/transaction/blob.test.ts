import { describe, expect, it } from '@jest/globals';
import {
  BLOB_BYTES,
  BLOB_DATA_MAX_BYTES,
  blobCount,
  blobsFaultText,
  BYTES_PER_FIELD_ELEMENT,
  FIELD_ELEMENTS_PER_BLOB,
} from '../../../../domain/transaction/blob';

describe('blobs', () => {
  it('[R9.6] have the sizes of the standard', () => {
    expect(BLOB_BYTES).toBe(131_072);
    expect(FIELD_ELEMENTS_PER_BLOB).toBe(4_096);
    expect(BYTES_PER_FIELD_ELEMENT).toBe(31);
    expect(BLOB_DATA_MAX_BYTES).toBe(761_855);
    expect(BLOB_BYTES).toBe(FIELD_ELEMENTS_PER_BLOB * (BYTES_PER_FIELD_ELEMENT + 1));
    expect(BLOB_DATA_MAX_BYTES).toBe(6 * FIELD_ELEMENTS_PER_BLOB * BYTES_PER_FIELD_ELEMENT - 1);
  });

  it('[R5.24] hold at most 761855 bytes and are not empty', () => {
    const blob = `0x${'00'.repeat(BLOB_BYTES)}`;
    const blobs = (count: number): readonly string[] => Array.from({ length: count }, () => blob);
    expect(blobsFaultText([])).toMatch('empty');
    expect(blobsFaultText(blobs(1))).toBeUndefined();
    expect(blobsFaultText(blobs(6))).toBeUndefined();
    expect(blobsFaultText(blobs(7))).toMatch('761855');
  });

  it('are as many as the data and its end byte need', () => {
    expect(blobCount(1)).toBe(1);
    expect(blobCount(126_975)).toBe(1);
    expect(blobCount(126_976)).toBe(2);
    expect(blobCount(BLOB_DATA_MAX_BYTES)).toBe(6);
  });
});
