import { describe, expect, it } from '@jest/globals';
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
    expect(receiverWarnings('1'.repeat(32), 'solana', nobody)).toEqual([]);
  });

  it('tells everything there is to tell', () => {
    const all = { own: [receiver], known: [receiver], tokenContracts: [receiver] };
    expect(receiverWarnings(receiver, 'eip155', all)).toEqual([
      { code: 'ownAddress' },
      { code: 'tokenContract' },
    ]);
  });
});
