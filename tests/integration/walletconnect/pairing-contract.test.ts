import { afterEach, beforeEach } from '@jest/globals';
import { describeWalletPairing } from '../../contract/wallet-pairing.contract';
import { impatientClock, pairingHarness } from './pairing-harness';
import { type PairingLab, startPairingLab } from './pairing-lab';

let lab: PairingLab;

beforeEach(async () => {
  lab = await startPairingLab({ clock: impatientClock });
});

afterEach(async () => {
  await lab.stop();
});

describeWalletPairing('RelayWalletPairing', (reach) => {
  lab.relay.setDown(reach === 'unreachable');
  return pairingHarness(lab, () => lab.visit());
});
