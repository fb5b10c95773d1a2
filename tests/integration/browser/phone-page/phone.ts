import { phoneKeys } from '../../../../apps/demo/phone/phone-keys';
import { PhoneWallet } from '../../../../apps/demo/phone/phone-wallet';

/** What a test does with the phone. */
export interface PhoneHandles {
  pair(code: string): Promise<void>;

  /** From now on approves everything, or nothing. */
  approve(isApproving: boolean): Promise<void>;
}

declare global {
  interface Window {
    cleatPhone?: PhoneHandles;
  }
}

const relayUrl = new URLSearchParams(window.location.search).get('relay') ?? '';
let isApproving = true;
const wallet = await PhoneWallet.start({
  relayUrl,
  keys: phoneKeys(),
  chains: () => ['eip155:1', 'eip155:42161'],
  ask: async () => isApproving,
});
window.cleatPhone = {
  pair: (code) => wallet.pair(code),
  approve: async (next) => {
    isApproving = next;
  },
};
