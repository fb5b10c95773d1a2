import { FeatureError } from '../../domain/errors/feature-error';

/** The algorithms of Subresource Integrity, the strongest first. */
const algorithms = { sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256' } as const;

/**
 * Checks `bytes` against `integrity`, as Subresource Integrity does (www.w3.org/TR/sri): hashes that are separated by
 * spaces, of which one of the strongest algorithm must match.
 *
 * @throws `WidgetError` `INTEGRITY_MISMATCH` where none matches, also in a page without a secure context, where
 *   browsers hash nothing.
 */
export async function checkIntegrity(
  bytes: Uint8Array<ArrayBuffer>,
  integrity: string,
): Promise<void> {
  const hashes = integrity.trim().split(/\s+/);
  for (const [prefix, algorithm] of Object.entries(algorithms)) {
    const expected = hashes.filter((hash) => hash.startsWith(`${prefix}-`));
    if (expected.length === 0) continue;
    const digest = await globalThis.crypto.subtle?.digest(algorithm, bytes);
    const actual = digest && `${prefix}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    if (actual !== undefined && expected.includes(actual)) return;
    throw new FeatureError('INTEGRITY_MISMATCH', { expected: integrity, actual: actual ?? 'none' });
  }
  throw new FeatureError('INTEGRITY_MISMATCH', { expected: integrity, actual: 'none' });
}
