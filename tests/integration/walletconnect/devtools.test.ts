import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FaultSwitches } from '../../../application/devtools/fault-switches';
import { TrafficLog } from '../../../application/devtools/traffic-log';
import { NOT_SHOWN } from '../../../domain/devtools/shown';
import { ethereum } from '../../../domain/network/built-in-networks';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { recordedPairing } from '../../../infrastructure/devtools/recorded-pairing';
import { recordRelay } from '../../../infrastructure/devtools/recorded-relay';
import { providerOf } from '../../../ports/provider-of';
import type { WalletPairing } from '../../../ports/wallet-pairing';
import { type PairingLab, startPairingLab } from './pairing-lab';

let lab: PairingLab;
let stopRelay = (): void => {};
const clock = new SystemClock();
const log = new TrafficLog(clock);
const faults = new FaultSwitches();

beforeEach(async () => {
  lab = await startPairingLab();
  stopRelay = recordRelay(globalThis, (url) => url.startsWith(lab.relay.url), {
    note: log.note.bind(log),
  });
});

afterEach(async () => {
  await lab.stop();
  stopRelay();
});

it('has the frames of a pairing and a request over a real relay, and nothing that opens them', async () => {
  const uris: string[] = [];
  const visit = lab.visit();
  const tap = { clock, faults, note: log.note.bind(log), why: () => NOT_SHOWN };
  const recorded = recordedPairing(visit, tap);
  const listening: WalletPairing = {
    propose: (proposal, signal) => {
      const onUri = (uri: string, left?: string): void => {
        uris.push(uri);
        proposal.onUri(uri, left);
      };
      return recorded.propose({ ...proposal, onUri }, signal);
    },
    signIn: (...how) => recorded.signIn(...how),
    restore: (...how) => recorded.restore(...how),
  };
  const [paired] = await lab.connect(listening, [ethereum]);
  const [address] = paired?.session.grant.addresses ?? [];
  const params = ['0x6869', address];
  const provider = paired && providerOf(paired.session, 'eip155');
  const signature = await provider?.request({ method: 'personal_sign', params });

  const { relay, wallet } = log.getSnapshot();
  expect(wallet.map(({ method, outcome }) => [method, outcome.status])).toEqual([
    ['propose', 'answered'],
    ['personal_sign', 'answered'],
  ]);
  expect(relay.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['open', 'irn_publish', 'irn_subscription', 'answer']),
  );
  // A request of a site to a wallet.
  expect(relay.some(({ sealedLength = 0, tag }) => tag === 1108 && sealedLength > 100)).toBe(true);

  const [uri = ''] = uris;
  const keys = lab.storage.keys('').map((key) => lab.storage.get(key) ?? '');
  const secrets = [...`${uri} ${keys.join(' ')}`.matchAll(/[\da-f]{64}/g)].map(([key]) => key);
  const record = JSON.stringify(log.getSnapshot());
  expect(secrets.length).toBeGreaterThan(3);
  for (const secret of [...secrets, String(signature)]) expect(record).not.toContain(secret);

  faults.set('walletRejects', true);
  await expect(provider?.request({ method: 'personal_sign', params })).rejects.toMatchObject({
    code: 4001,
  });
  expect(lab.questions.filter(({ kind }) => kind === 'request')).toHaveLength(1);
});
