import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { ethereum } from '../../../domain/network/built-in-networks';
import { eventually } from '../../support/eventually';
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

  it.each(['propose', 'signIn'] as const)(
    'says by %s that a wallet has the code while its owner is asked',
    async (way) => {
      lab.behave('ignore');
      const told: string[] = [];
      const proposal = {
        networks: [ethereum],
        signIn: { domain: 'site.test', uri: 'https://site.test/', nonce: 'abcdef123456' },
        onUri: (uri: string) => {
          told.push('code');
          void lab.phone.pair(uri).catch(() => undefined);
        },
        onScanned: () => void told.push('scanned'),
      };
      const leave = new AbortController();
      const answer = expect(lab.visit()[way](proposal, leave.signal)).rejects.toThrow('left');

      await eventually(() => expect(told).toEqual(['code', 'scanned']));

      leave.abort(new Error('left'));
      await answer;
    },
  );

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
