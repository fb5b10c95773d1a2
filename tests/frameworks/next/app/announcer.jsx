'use client';

import { createTestWallet } from 'cleatkit/testing';
import { useEffect } from 'react';

/** Announces a test wallet, as an extension of the browser would. */
export function Announcer() {
  useEffect(() => {
    const chains = [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }];
    createTestWallet({ chains }).announce(window);
  }, []);
  return null;
}
