import { describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import { polkadot } from '../../../../../domain/network/more-networks';
import { PolkadotChainAdapter } from '../../../../../infrastructure/chains/polkadot/polkadot-chain-adapter';

const ALICE = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';

const amounts = ['01', '02', '03'];

/** Four counts, then free, reserved, frozen and flags: 1, 2, 3 and the highest bit. */
const account = [
  '0x',
  '01000000'.repeat(4),
  ...amounts.map((byte) => byte.padEnd(32, '0')),
  '80'.padStart(32, '0'),
].join('');

describe('PolkadotChainAdapter', () => {
  it('reads the free balance', async () => {
    expect(await adapterOf(account).nativeBalance(ALICE, polkadot)).toBe(1n);
  });

  it('reads zero for an account that was never paid', async () => {
    expect(await adapterOf(null).nativeBalance(ALICE, polkadot)).toBe(0n);
  });

  it.each<[unknown]>([
    [undefined],
    [7],
    ['0x'],
    ['0xzz'],
    [account.slice(0, -2)],
    [`${account}00`],
  ])('refuses %j as an account', async (answer) => {
    await expect(adapterOf(answer).nativeBalance(ALICE, polkadot)).rejects.toMatchObject({
      code: 'RPC_RESPONSE_INVALID',
    });
  });

  it('sends no request about an invalid address', async () => {
    const mistyped = `${ALICE.slice(0, -1)}6`;

    await expect(adapterOf(account).nativeBalance(mistyped, polkadot)).rejects.toMatchObject({
      code: 'ADDRESS_INVALID',
    });
  });
});

function adapterOf(answer: unknown): PolkadotChainAdapter {
  return new PolkadotChainAdapter({
    clock: new ManualClock(),
    networks: () => [polkadot],
    rpcClients: { forNetwork: () => ({ request: async () => answer }) },
  });
}
