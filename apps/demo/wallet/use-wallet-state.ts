import type { TestWallet, TestWalletState } from 'cleatkit/testing';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The visible state of the wallet. */
export function useWalletState(wallet: TestWallet): TestWalletState {
  const subscribe = useCallback((onChange: () => void) => wallet.subscribe(onChange), [wallet]);
  return useSyncExternalStore(subscribe, () => wallet.state);
}

/** Every account the wallet has a key for; none until the keys are loaded. */
export function useAddresses(wallet: TestWallet): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    void wallet.addresses().then((all) => {
      if (isShown) setAddresses(all);
    });
    return () => {
      isShown = false;
    };
  }, [wallet]);
  return addresses;
}

/** `0xf39F…2266` */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}
