import { describe, expect, it } from '@jest/globals';
import { Networks } from '../../src/domain/networks/networks';
import { SmartAccounts } from '../../src/use-cases/operations/smart-accounts';
import { readSettings, withoutSmartAccounts } from '../../src/domain/networks/settings';

const ethereum = {
  id: 'eip155:1',
  name: 'Ethereum',
  symbol: 'ETH',
  decimals: 18,
  rpcUrl: 'https://node.test',
};
const networks = [
  { ...ethereum, smartAccounts: {} },
  { ...ethereum, id: 'eip155:10' },
  { ...ethereum, id: 'eip155:42161', smartAccounts: {} },
];

function smartAccounts({
  kept,
  own = networks,
}: { readonly kept?: unknown; readonly own?: typeof networks | readonly [] } = {}) {
  const writes: string[] = [];
  const store = {
    read: () => Promise.resolve(kept),
    keep: (type: string) => Promise.resolve(void writes.push(type)),
  };
  return { writes, smart: new SmartAccounts({ networks: new Networks(own), store }) };
}

describe('the type of an account', () => {
  it('[R6.2] is a smart account where the network has them, and plain elsewhere', async () => {
    const { smart } = smartAccounts();
    expect(smart.chains).toEqual([1, 42_161]);
    expect(await smart.typeOn('eip155:1')).toBe('smartAccount');
    expect(await smart.typeOn('eip155:10')).toBe('eoa');
    expect(await smart.typeOn('solana:x')).toBe('eoa');
    expect(smart.typesOn('eip155:1')).toEqual(['eoa', 'smartAccount']);
    expect(smart.typesOn('eip155:10')).toEqual(['eoa']);
  });

  it('[R6.2] is what the site has set, until the visitor chooses', async () => {
    const { smart, writes } = smartAccounts();
    smart.useOfSite('eoa');
    expect(await smart.typeOn('eip155:1')).toBe('eoa');
    await smart.choose('smartAccount');
    smart.useOfSite('eoa');
    expect(await smart.typeOn('eip155:1')).toBe('smartAccount');
    expect(writes).toEqual(['smartAccount']);
  });

  it('[R6.2] is what the visitor has chosen before', async () => {
    const { smart } = smartAccounts({ kept: 'eoa' });
    smart.useOfSite('smartAccount');
    expect(await smart.typeOn('eip155:1')).toBe('eoa');
    expect(await smartAccounts({ kept: 'payment' }).smart.typeOn('eip155:1')).toBe('smartAccount');
  });

  it('[R6.2] is none that the wallet does not have', async () => {
    await expect(smartAccounts().smart.choose('payment')).rejects.toThrow('cannot be read');
    const plain = smartAccounts({ own: [] }).smart;
    await expect(plain.choose('smartAccount')).rejects.toThrow('no smart accounts');
    expect(await plain.choose('eoa')).toBe('eoa');
  });
});

describe('the settings of smart accounts', () => {
  const read = (network: object) =>
    readSettings(
      JSON.stringify({
        version: '0.1.0+AAAA',
        service: 's',
        approvals: 'frame',
        worker: 'w',
        kit: 'k',
        networks: [{ ...ethereum, ...network }],
      }),
    ).networks[0]?.smartAccounts;

  it('[R6.2] name a bundler and a paymaster, or nothing', () => {
    const bundlerUrl = 'https://bundler.test';
    const both = { bundlerUrl, paymasterUrl: 'https://paymaster.test' };
    expect(read({})).toBeUndefined();
    expect(read({ smartAccounts: {} })).toEqual({});
    expect(read({ smartAccounts: { bundlerUrl } })).toEqual({ bundlerUrl });
    expect(read({ smartAccounts: both })).toEqual(both);
    expect(withoutSmartAccounts(networks).map(({ smartAccounts: own }) => own)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['a paymaster alone', { smartAccounts: { paymasterUrl: 'https://paymaster.test' } }],
    ['a switch', { smartAccounts: true }],
    ['another name', { smartAccounts: { implementation: '0x' } }],
    ['another kind of network', { id: 'solana:x', smartAccounts: {} }],
    ['a payer of fees', { feePayer: 'service' }],
  ])('[R6.2] with %s are refused', (_, network) => {
    expect(() => read(network)).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });
});
