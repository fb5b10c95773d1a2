import { describe, expect, it } from '@jest/globals';
import { receiverPrint } from '../../../../domain/send/paid-receivers';
import { receiverWarnings } from '../../../../domain/send/receiver-warnings';

const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const poisoned = `0xd8dA${'1'.repeat(32)}6045`;
const nobody = { own: [], known: [], tokenContracts: [] };

describe('receiverWarnings', () => {
  it('has nothing to say about a stranger', () => {
    const known = { ...nobody, own: [`0x${'1'.repeat(40)}`], known: [`0x${'2'.repeat(40)}`] };
    expect(receiverWarnings(receiver, 'eip155', known)).toEqual([]);
  });

  it('warns of the visitor’s own address, however it is spelled', () => {
    const own = [receiver.toLowerCase()];
    expect(receiverWarnings(receiver, 'eip155', { ...nobody, own })).toEqual([
      { code: 'ownAddress' },
    ]);
  });

  it('warns of an address that is shortened to what a known one is', () => {
    expect(receiverWarnings(poisoned, 'eip155', { ...nobody, known: [receiver] })).toEqual([
      { code: 'looksLikeKnown', known: receiver },
    ]);
    expect(receiverWarnings(poisoned, 'eip155', { ...nobody, own: [receiver] })).toEqual([
      { code: 'looksLikeKnown', known: receiver },
    ]);
  });

  it('looks past letter case, as a person does', () => {
    const shouted = `0x${poisoned.slice(2).toUpperCase()}`;
    const known = [receiver.toLowerCase()];
    expect(receiverWarnings(shouted, 'eip155', { ...nobody, known })).toEqual([
      { code: 'looksLikeKnown', known: receiver.toLowerCase() },
    ]);
    expect(
      receiverWarnings(poisoned.toLowerCase(), 'eip155', { ...nobody, known: [receiver] }),
    ).toEqual([{ code: 'looksLikeKnown', known: receiver }]);
  });

  it('does not call the known address itself a look-alike, nor when both are known', () => {
    expect(receiverWarnings(receiver, 'eip155', { ...nobody, known: [receiver] })).toEqual([]);
    expect(
      receiverWarnings(receiver, 'eip155', { ...nobody, known: [poisoned, receiver] }),
    ).toEqual([]);
  });

  it('warns of a token’s contract and of the zero address', () => {
    const contract = { ...nobody, tokenContracts: [receiver] };
    expect(receiverWarnings(receiver, 'eip155', contract)).toEqual([{ code: 'tokenContract' }]);
    expect(receiverWarnings(`0x${'0'.repeat(40)}`, 'eip155', nobody)).toEqual([
      { code: 'zeroAddress' },
    ]);
  });

  it('compares accounts of other namespaces by their key', () => {
    const own = ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'];
    const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
    expect(receiverWarnings(generic, 'polkadot', { ...nobody, own })).toEqual([
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
  ] as const)('warns of %s on %s: %s', (address, namespace, code) => {
    expect(receiverWarnings(address, namespace, nobody)).toEqual([{ code }]);
  });

  it.each([
    ['account', []],
    ['contract', ['contract']],
    ['token', ['tokenContract']],
    ['tokenAccount', ['tokenAccount']],
    ['program', ['program']],
  ] as const)('tells what the chain says that it is: %s', (kind, codes) => {
    const warnings = receiverWarnings(receiver, 'eip155', { ...nobody, kind });
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });

  it('says each thing once', () => {
    const dead = `0x${'0'.repeat(36)}dEaD`;
    expect(receiverWarnings(dead, 'eip155', { ...nobody, kind: 'contract' })).toEqual([
      { code: 'burnAddress' },
    ]);
    const held = { ...nobody, tokenContracts: [receiver], kind: 'token' } as const;
    expect(receiverWarnings(receiver, 'eip155', held)).toEqual([{ code: 'tokenContract' }]);
  });

  it('warns of a look-alike of somebody who was only seen, and is not silenced by being seen', () => {
    const seen = [receiver, poisoned];
    expect(receiverWarnings(poisoned, 'eip155', { ...nobody, seen })).toEqual([
      { code: 'looksLikeKnown', known: receiver },
    ]);
  });

  it('warns of a look-alike of somebody who was paid on an earlier visit, without the address', () => {
    const paid = [receiverPrint(receiver, 'eip155')];
    expect(receiverWarnings(poisoned, 'eip155', { ...nobody, paid })).toEqual([
      { code: 'looksLikeKnown' },
    ]);
    expect(receiverWarnings(receiver, 'eip155', { ...nobody, paid })).toEqual([]);
    const seen = { ...nobody, paid, seen: [poisoned] };
    expect(receiverWarnings(receiver, 'eip155', seen)).toEqual([]);
  });

  it('tells everything there is to tell', () => {
    const all = { own: [receiver], known: [receiver], tokenContracts: [receiver] };
    expect(receiverWarnings(receiver, 'eip155', all)).toEqual([
      { code: 'ownAddress' },
      { code: 'tokenContract' },
    ]);
  });
});
