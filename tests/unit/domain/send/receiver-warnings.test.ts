import { describe, expect, it } from '@jest/globals';
import { receiverPrint } from '../../../../domain/send/paid-receivers';
import { receiverWarnings } from '../../../../domain/send/receiver-warnings';

const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const poisoned = `0xd8dA${'1'.repeat(32)}6045`;
const noReceivers = { own: [], known: [], tokenContracts: [] };

describe('receiverWarnings', () => {
  it('has no warning about an unknown address', () => {
    const known = { ...noReceivers, own: [`0x${'1'.repeat(40)}`], known: [`0x${'2'.repeat(40)}`] };
    expect(receiverWarnings(receiver, 'eip155', known)).toEqual([]);
  });

  it('warns about the visitor’s own address in any spelling', () => {
    const own = [receiver.toLowerCase()];
    expect(receiverWarnings(receiver, 'eip155', { ...noReceivers, own })).toEqual([
      { code: 'ownAddress' },
    ]);
  });

  it('warns about an address that shortens to the same text as a known one', () => {
    expect(receiverWarnings(poisoned, 'eip155', { ...noReceivers, known: [receiver] })).toEqual([
      { code: 'looksLikeKnown', known: receiver },
    ]);
    expect(receiverWarnings(poisoned, 'eip155', { ...noReceivers, own: [receiver] })).toEqual([
      { code: 'looksLikeKnown', known: receiver },
    ]);
  });

  it('ignores letter case, as a person does', () => {
    const shouted = `0x${poisoned.slice(2).toUpperCase()}`;
    const known = [receiver.toLowerCase()];
    expect(receiverWarnings(shouted, 'eip155', { ...noReceivers, known })).toEqual([
      { code: 'looksLikeKnown', known: receiver.toLowerCase() },
    ]);
    expect(
      receiverWarnings(poisoned.toLowerCase(), 'eip155', { ...noReceivers, known: [receiver] }),
    ).toEqual([{ code: 'looksLikeKnown', known: receiver }]);
  });

  it('does not treat the known address itself as a look-alike, nor two known ones', () => {
    expect(receiverWarnings(receiver, 'eip155', { ...noReceivers, known: [receiver] })).toEqual([]);
    expect(
      receiverWarnings(receiver, 'eip155', { ...noReceivers, known: [poisoned, receiver] }),
    ).toEqual([]);
  });

  it('warns of two that a history lists as paid, unless this widget has paid the one', () => {
    const listed = [poisoned, receiver];
    expect(receiverWarnings(poisoned, 'eip155', { ...noReceivers, listed })).toEqual([
      { code: 'looksLikeKnown', known: receiver },
    ]);
    expect(
      receiverWarnings(receiver, 'eip155', { ...noReceivers, listed, known: [receiver] }),
    ).toEqual([]);
    expect(receiverWarnings(receiver, 'eip155', { ...noReceivers, listed: [receiver] })).toEqual(
      [],
    );
  });

  it('warns about a token’s contract and the zero address', () => {
    const contract = { ...noReceivers, tokenContracts: [receiver] };
    expect(receiverWarnings(receiver, 'eip155', contract)).toEqual([{ code: 'tokenContract' }]);
    expect(receiverWarnings(`0x${'0'.repeat(40)}`, 'eip155', noReceivers)).toEqual([
      { code: 'zeroAddress' },
    ]);
  });

  it('compares accounts of other namespaces by their key', () => {
    const own = ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'];
    const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
    expect(receiverWarnings(generic, 'polkadot', { ...noReceivers, own })).toEqual([
      { code: 'ownAddress' },
    ]);
  });

  it.each([
    [`0x${'0'.repeat(36)}dEaD`, 'eip155', 'burnAddress'],
    [`0x${'0'.repeat(39)}1`, 'eip155', 'precompile'],
    ['11111111111111111111111111111111', 'solana', 'program'],
    ['1nc1nerator11111111111111111111111111111111', 'solana', 'burnAddress'],
    ['1BitcoinEaterAddressDontSendf59kuE', 'bip122', 'burnAddress'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'bip122', 'futureWitness'],
    ['bc1pfeessrawgf', 'bip122', 'futureWitness'],
  ] as const)('warns about %s on %s: %s', (address, namespace, code) => {
    expect(receiverWarnings(address, namespace, noReceivers)).toEqual([{ code }]);
  });

  it.each([
    ['account', []],
    ['contract', ['contract']],
    ['token', ['tokenContract']],
    ['tokenAccount', ['tokenAccount']],
    ['program', ['program']],
  ] as const)('reports the kind of address that the chain reports: %s', (kind, codes) => {
    const warnings = receiverWarnings(receiver, 'eip155', { ...noReceivers, kind });
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });

  it('reports each fact once', () => {
    const dead = `0x${'0'.repeat(36)}dEaD`;
    expect(receiverWarnings(dead, 'eip155', { ...noReceivers, kind: 'contract' })).toEqual([
      { code: 'burnAddress' },
    ]);
    const held = { ...noReceivers, tokenContracts: [receiver], kind: 'token' } as const;
    expect(receiverWarnings(receiver, 'eip155', held)).toEqual([{ code: 'tokenContract' }]);
  });

  it('warns about a look-alike of an address that was only seen, and also if it was seen itself', () => {
    const seen = [receiver, poisoned];
    expect(receiverWarnings(poisoned, 'eip155', { ...noReceivers, seen })).toEqual([
      { code: 'looksLikeKnown', known: receiver },
    ]);
  });

  it('warns about a look-alike of an address that was paid on an earlier visit, without that address', () => {
    const paid = [receiverPrint(receiver, 'eip155')];
    expect(receiverWarnings(poisoned, 'eip155', { ...noReceivers, paid })).toEqual([
      { code: 'looksLikeKnown' },
    ]);
    expect(receiverWarnings(receiver, 'eip155', { ...noReceivers, paid })).toEqual([]);
    const seen = { ...noReceivers, paid, seen: [poisoned] };
    expect(receiverWarnings(receiver, 'eip155', seen)).toEqual([]);
  });

  it('reports all warnings together', () => {
    const all = { own: [receiver], known: [receiver], tokenContracts: [receiver] };
    expect(receiverWarnings(receiver, 'eip155', all)).toEqual([
      { code: 'ownAddress' },
      { code: 'tokenContract' },
    ]);
  });
});
