import { generateKeyPairSync } from 'node:crypto';
import { releaseKeyOf, type ReleaseKey } from '../../apps/frame-check/build/release-key.mjs';
import {
  lineOf,
  type LogEntry,
  signedText,
  type UnsignedEntry,
} from '../../apps/frame-check/src/domain/log-entry';
import { integrityOf } from '../../apps/frame-check/src/domain/integrity';

/** A new key of an operator, which signs by Node. */
export function newReleaseKey(): ReleaseKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  return releaseKeyOf(
    privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    'RELEASE_KEY',
  );
}

/** A log as its operator writes it, or a thief who has a key. */
export class SignedLog {
  readonly lines: string[] = [];
  #key: ReleaseKey;
  #minute = 0;

  constructor(key: ReleaseKey, origin: string) {
    this.#key = key;
    this.#add({ kind: 'start', ...this.#place(), origin });
  }

  get text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }

  release(manifest: string, version = '0.1.0+AAAAAAAA'): this {
    const { line, previous } = this.#after();
    return this.#add({ kind: 'release', ...line, previous, manifest, version });
  }

  rotate(next: ReleaseKey): this {
    const { line, previous } = this.#after();
    this.#add({ kind: 'key', ...line, previous, next: next.id }, next);
    this.#key = next;
    return this;
  }

  #after() {
    return { line: this.#place(), previous: integrityOf(this.lines.at(-1) ?? '') };
  }

  #place() {
    this.#minute += 1;
    const date = new Date(Date.UTC(2026, 0, 1, 0, this.#minute)).toISOString();
    return { sequence: this.lines.length, date, key: this.#key.id };
  }

  #add(unsigned: UnsignedEntry, next?: ReleaseKey): this {
    this.lines.push(signedLine(unsigned, this.#key, next));
    return this;
  }
}

/** A line with the signatures of these keys. */
export function signedLine(unsigned: UnsignedEntry, key: ReleaseKey, next?: ReleaseKey): string {
  const bytes = signedText(unsigned);
  const signature = key.sign(bytes);
  const entry = { ...unsigned, signature, ...(next && { nextSignature: next.sign(bytes) }) };
  return lineOf(entry as LogEntry);
}
