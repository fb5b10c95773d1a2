import { jest } from '@jest/globals';
import { createTestWallet, type TestWallet } from '../../../../infrastructure/fake/test-wallet';
import type { TestWalletOptions } from '../../../../infrastructure/fake/test-wallet-options';

/** The first accounts of the public test mnemonic. */
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

export const ETHEREUM = { chainId: 1, rpcUrl: 'http://node.test/ethereum' } as const;
export const ARBITRUM = { chainId: 42161, rpcUrl: 'http://node.test/arbitrum' } as const;
export const SITE = 'https://dapp.test';

/** A wallet on Ethereum that knows Arbitrum One and approves everything. */
export function testWallet(options: Partial<TestWalletOptions> = {}): TestWallet {
  return createTestWallet({ chains: [ETHEREUM, ARBITRUM], origin: SITE, ...options });
}

/** A {@link testWallet} that shares Alice's account. */
export async function connectedWallet(
  options: Partial<TestWalletOptions> = {},
): Promise<TestWallet> {
  const wallet = testWallet(options);
  await ask(wallet, 'eth_requestAccounts');
  return wallet;
}

export function ask(wallet: TestWallet, method: string, ...params: unknown[]): Promise<unknown> {
  return wallet.provider.request({ method, params });
}

/** All payloads that the provider emits for `event` from now on. */
export function heard(wallet: TestWallet, event: string): readonly unknown[] {
  const payloads: unknown[] = [];
  wallet.provider.on?.(event, (payload: unknown) => payloads.push(payload));
  return payloads;
}

export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Puts a node behind `fetch` that answers by method. Call before the wallet is made. */
export function scriptNode(answers: Readonly<Record<string, object>>): readonly SentCall[] {
  const sent: SentCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { method, params }: SentCall = JSON.parse(textOf(init?.body));
    sent.push({ url: textOf(url), method, params });
    const answer = answers[method];
    if (!answer) return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, ...answer }));
  });
  return sent;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('expected a text');
}
