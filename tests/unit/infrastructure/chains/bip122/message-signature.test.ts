import { describe, expect, it } from '@jest/globals';
import { isMessageSignature } from '../../../../../infrastructure/chains/bip122/message-signature';
import { describeVectors } from '../../../../support/vectors';

interface SignedRow {
  readonly message: string;
  readonly address: string;
  readonly type: string;
  readonly bip322_signatures: readonly string[];
}

interface ErrorRow {
  readonly description: string;
  readonly message: string;
  readonly address: string;
  readonly signature: string;
}

interface Bip322Vectors {
  readonly basic: { readonly simple: readonly SignedRow[]; readonly error: readonly ErrorRow[] };
  readonly generated: {
    readonly simple: readonly SignedRow[];
    readonly full: readonly SignedRow[];
    readonly error: readonly ErrorRow[];
  };
}

const singleKey = new Set(['p2pkh', 'p2sh-p2wpkh', 'p2wpkh', 'p2tr']);

describeVectors<Bip322Vectors>('bip322', ({ basic, generated }) => {
  const simple = [...basic.simple, ...generated.simple];
  const full = generated.full;
  const ofOneKey = [...simple, ...full].filter(({ type }) => singleKey.has(type));

  it('includes full signatures of every kind of a single key', () => {
    const kinds = full.map(({ type }) => type).filter((type) => singleKey.has(type));
    expect(new Set(kinds)).toEqual(singleKey);
  });

  it.each(ofOneKey)('[R7.11] $type accepts the signature of "$message"', (row) => {
    for (const signature of row.bip322_signatures) {
      const bare = signature.replace(/^(?:smp|ful)/, '');
      const other = signature.startsWith('ful') ? 'smp' : 'ful';
      expect(isMessageSignature(row.message, row.address, signature)).toBe(true);
      expect(isMessageSignature(row.message, row.address, bare)).toBe(true);
      expect(isMessageSignature(row.message, row.address, `${other}${bare}`)).toBe(false);
      expect(isMessageSignature(row.message, row.address, `pof${bare}`)).toBe(false);
      expect(isMessageSignature(`${row.message}!`, row.address, signature)).toBe(false);
    }
  });

  it.each([...basic.error, ...generated.error])('refuses: $description', (row) => {
    expect(isMessageSignature(row.message, row.address, row.signature)).toBe(false);
  });

  it('refuses signatures that it cannot check: of scripts with several keys, and with times', () => {
    const others = [...simple, ...full].filter(({ type }) => !singleKey.has(type));
    const answers = others.flatMap(({ address, bip322_signatures: signatures, message }) =>
      signatures.map((signature) => isMessageSignature(message, address, signature)),
    );

    expect(new Set(answers)).toEqual(new Set([false]));
  });
});

describe('the older kind of message signature', () => {
  // By the private key 1, which is public. bip322-js accepts all four.
  const text = 'Grüße';
  const rest =
    '4BqSChwbcBE/X/Y7TLhgcT2OZroY8WtlH4TDAEwlqrVQ3lISJBXUntey7WkveStNqJGXkCmDIix27Q2+6UKvtA=';

  it.each([
    ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'H'],
    ['3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGLN', 'I'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'J'],
    ['1EHNa6Q4Jz2uvNExL497mE43ikXhwF6kZm', 'G'],
  ])('[R7.11] is accepted for %s, and for no other text', (address, head) => {
    const signature = `${head}${rest}`;

    expect(isMessageSignature(text, address, signature)).toBe(true);
    expect(isMessageSignature(`${text} `, address, signature)).toBe(false);
  });

  it('is refused for the address of another key', () => {
    const other = '1PMycacnJaSqwwJqjawXBErnLsZ7RkXUAs';

    expect(isMessageSignature(text, other, `H${rest}`)).toBe(false);
  });

  it.each(['', 'AA==', '!', 'H'])('is not "%s"', (signature) => {
    expect(isMessageSignature(text, '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', signature)).toBe(false);
  });
});
