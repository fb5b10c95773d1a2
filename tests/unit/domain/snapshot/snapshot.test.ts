import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { readSnapshot, SNAPSHOT_MAX_LENGTH } from '../../../../domain/snapshot/snapshot';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const EVM = `eip155:1:${ALICE}`;
const SOLANA =
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK';
const POLKADOT =
  'polkadot:91b171bb158e2d3848fa23a9f1c25182:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
const BITCOIN =
  'bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

describe('readSnapshot', () => {
  it('reads the network, and the shortened address of each namespace', () => {
    const snapshot = readSnapshot([EVM, EVM, SOLANA, POLKADOT, BITCOIN].join('~'));

    expect(snapshot?.activeNamespace()).toBe('eip155');
    expect(snapshot?.activeNetworkId()).toBe('eip155:1');
    expect(chainNamespaces.map((each) => snapshot?.short(each))).toEqual(
      expect.arrayContaining(['0xf39F…2266', '7EqQdE…wJeK', '15oF4u…6Sp5', 'bc1qar…5mdq']),
    );
  });

  it('never has a whole address, nor a wallet to restore', () => {
    const snapshot = readSnapshot(EVM);

    expect(JSON.stringify(snapshot)).not.toContain(ALICE);
    expect(chainNamespaces.map((each) => snapshot?.connectorId(each))).toEqual(
      chainNamespaces.map(() => undefined),
    );
  });

  it.each([
    ['markup', `eip155:1:<img src=x onerror=alert(1)>`],
    ['a direction mark', `eip155:1:\u202E${ALICE}`],
    ['a short address', 'eip155:1:0xf39F'],
    ['a long address', `${EVM}00`],
    ['an address of another namespace', `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${ALICE}`],
    ['another namespace', `__proto__:1:${ALICE}`],
    ['no chain', `eip155::${ALICE}`],
  ])('leaves out an account with %s', (_what, account) => {
    const snapshot = readSnapshot(account);

    expect(snapshot).toBeUndefined();
    const others = readSnapshot(`${EVM}~${account}`);
    expect(chainNamespaces.map((each) => others?.short(each)).filter(Boolean)).toEqual([
      '0xf39F…2266',
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['an empty cookie', ''],
    ['no account in use', `undefined~${EVM}`],
    ['an unknown namespace', `cosmos:hub:${ALICE}`],
    ['too much', `${EVM}${'~'.repeat(SNAPSHOT_MAX_LENGTH)}`],
    ['what is no text', { toString: () => EVM } as unknown as string],
  ])('is undefined for %s', (_what, text) => {
    expect(readSnapshot(text)).toBeUndefined();
  });

  it('has short and plain texts only, whatever the cookie is', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom(EVM, SOLANA, POLKADOT, BITCOIN));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const snapshot = readSnapshot(parts.join('~'));
        for (const namespace of chainNamespaces) {
          expect(snapshot?.short(namespace) ?? 'abcdef…abcd').toMatch(/^\w{6}…\w{4}$/);
        }
      }),
    );
  });
});
