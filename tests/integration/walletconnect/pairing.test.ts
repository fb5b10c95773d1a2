import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { type PairingLab, startPairingLab } from './pairing-lab';
import { providerOf } from '../../../ports/provider-of';

let lab: PairingLab;

beforeEach(async () => {
  lab = await startPairingLab();
});

afterEach(async () => {
  await lab.stop();
});

describe('a pairing over a relay', () => {
  it('[R1.4] gives one session for each of four namespaces', async () => {
    const sessions = await lab.connect(lab.visit());

    expect(sessions.map(({ details }) => details.namespace).sort()).toEqual([
      'bip122',
      'eip155',
      'polkadot',
      'solana',
    ]);
    expect(sessions[0]?.details).toMatchObject({ id: 'walletConnect', type: 'WALLET_CONNECT' });
  });

  it('has the wallet sign', async () => {
    const sessions = await lab.connect(lab.visit());
    const evm = sessions.find(({ details }) => details.namespace === 'eip155')?.session;
    const [address = ''] = evm?.grant.addresses ?? [];

    const provider = evm && providerOf(evm, 'eip155');
    const signature = await provider?.request({
      method: 'personal_sign',
      params: ['0x6869', address],
    });

    const signed = { address, message: 'hi', signature } as Parameters<typeof verifyMessage>[0];
    expect(await verifyMessage(signed)).toBe(true);
  });
});
