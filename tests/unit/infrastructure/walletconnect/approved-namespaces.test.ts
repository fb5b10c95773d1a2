import { describe, expect, it } from '@jest/globals';
import type { CaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import { approvedNamespacesIn } from '../../../../infrastructure/walletconnect/approved-namespaces';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SOLANA_ALICE = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const networks = [ethereum, arbitrum, solana];
const laterChains: readonly CaipNetworkId[] = [];

function approved(namespaces: unknown, later = laterChains) {
  return approvedNamespacesIn(namespaces, { networks, laterChains: later });
}

function addressNumber(index: number): string {
  return `0x${index.toString(16).padStart(40, '0')}`;
}

describe("a session's approval", () => {
  it('is cut to the proposed chains, methods and events', () => {
    const { eip155, bip122 } = Object.fromEntries(
      approved({
        eip155: {
          accounts: [`eip155:56:${ALICE}`, `eip155:42161:${ALICE}`],
          methods: ['eth_call', 'personal_sign', 'eth_sign', 'eth_evil', 'eth_getBalance'],
          events: ['chainChanged', 'evil'],
        },
        bip122: { accounts: [], methods: ['signPsbt'], events: [] },
        cosmos: { accounts: ['cosmos:cosmoshub-4:cosmos1'], methods: [], events: [] },
      }),
    );

    expect(eip155?.accounts).toEqual([
      { address: ALICE, caipNetworkId: 'eip155:42161', walletChainId: 'eip155:42161' },
    ]);
    expect([...(eip155?.methods ?? [])]).toEqual(['personal_sign']);
    expect([...(eip155?.events ?? [])]).toEqual(['chainChanged']);
    expect(bip122).toBeUndefined();
  });

  it('includes another chain after a request to switch there', () => {
    const session = { eip155: { accounts: [`eip155:56:${ALICE}`], methods: [], events: [] } };

    expect(approved(session).size).toBe(0);
    expect(approved(session, ['eip155:56']).get('eip155')?.accounts).toHaveLength(1);
  });

  it('is read from keys that name a chain, and by the former id of a chain', () => {
    const formerId = solana.deprecatedCaipNetworkId;
    const both = approved({
      'eip155:1': { accounts: [`eip155:1:${ALICE}`], methods: ['personal_sign'], events: [] },
      'eip155:42161': { accounts: [`eip155:42161:${ALICE}`], methods: [], events: [] },
      solana: { accounts: [`${formerId}:${SOLANA_ALICE}`], methods: [], events: [] },
    });

    expect(both.get('eip155')?.accounts.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:1',
      'eip155:42161',
    ]);
    expect(both.get('solana')?.accounts).toEqual([
      { address: SOLANA_ALICE, caipNetworkId: solana.caipNetworkId, walletChainId: formerId },
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'eip155'],
    ['a list', []],
    ['a namespace of null', { eip155: null }],
    ['a namespace without lists', { eip155: { accounts: 'x', methods: {} } }],
    [
      'garbage for accounts',
      { eip155: { accounts: [null, 7, {}, 'x', 'eip155:1', ''], methods: [] } },
    ],
    ['an address of no kind', { eip155: { accounts: ['eip155:1:0x12'], methods: [] } }],
    [
      'an address of another namespace',
      { solana: { accounts: [`eip155:1:${ALICE}`], methods: [] } },
    ],
    [
      'a text that is too long',
      { eip155: { accounts: [`eip155:1:${'0'.repeat(1e6)}`], methods: [] } },
    ],
  ])('is empty where it contains %s', (_what, namespaces) => {
    expect(approved(namespaces).size).toBe(0);
  });

  it('drops only a bad entry', () => {
    const { accounts } =
      approved({
        eip155: { accounts: [null, 'x', `eip155:1:${ALICE}`, 7], methods: [null, 7], events: [{}] },
      }).get('eip155') ?? {};

    expect(accounts).toHaveLength(1);
  });

  it('has 100 accounts of each chain at most', () => {
    const accounts = Array.from({ length: 5000 }, (_, index) => [
      `eip155:1:${addressNumber(index)}`,
      `eip155:42161:${addressNumber(index)}`,
    ]).flat();

    expect(
      approved({ eip155: { accounts, methods: [], events: [] } }).get('eip155')?.accounts,
    ).toHaveLength(200);
  });

  it('reads every entry of a large session at most once', () => {
    let reads = 0;
    const counted = (entries: readonly string[]): readonly string[] =>
      new Proxy(entries, {
        get: (list, key) => {
          if (key !== 'length') reads += 1;
          return Reflect.get(list, key);
        },
      });
    const accounts = Array.from({ length: 5000 }, (_, index) => `eip155:1:${addressNumber(index)}`);
    const methods = Array.from({ length: 15_000 }, (_, index) => `eth_method${index}`);

    approved({ eip155: { accounts: counted(accounts), methods: counted(methods), events: [] } });

    expect(reads).toBe(20_000);
  });

  it('stops reading at 20,000 entries of a list and 200 keys', () => {
    const list = Array.from({ length: 30_000 }, () => 'x');
    const late = { eip155: { accounts: [...list, `eip155:1:${ALICE}`], methods: [], events: [] } };
    const keys = Array.from({ length: 300 }, (_, index) => [`other${index}`, {}] as const);
    const good = { accounts: [`eip155:1:${ALICE}`], methods: [], events: [] };

    expect(approved(late).size).toBe(0);
    expect(approved({ ...Object.fromEntries(keys), eip155: good }).size).toBe(0);
  });
});
