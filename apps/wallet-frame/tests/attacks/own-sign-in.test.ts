import { describe, expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { bitcoinAddresses } from '../../src/domain/accounts/bitcoin-addresses';
import { polkadotAddress } from '../../src/domain/accounts/polkadot-address';
import { isOwnSignIn } from '../../src/domain/readings/own-sign-in';
import { hostileRequests } from '../plans/hostile-requests';
import * as wallet from '../plans/plan-world';

const { accounts, SITE } = wallet;
const own = accounts.evm.address;
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93';
const POLKADOT = 'polkadot:91b171bb158e2d3848fa23a9f1c25182';

/** A whole sign-in of the site. */
const textOf = (name: string, address: string, chain: string): string =>
  `site.test wants you to sign in with your ${name} account:\n${address}\n\nHi\n\nURI: ${SITE}\nVersion: 1\nChain ID: ${chain}\nNonce: 12345678\nIssued At: 2026-01-01T00:00:00Z`;
const good = textOf('Ethereum', own, '1');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sign = (text: string, { planFor } = wallet) =>
  planFor('eip155:1', 'personal_sign', [`0x${Buffer.from(text).toString('hex')}`, own]);
const withResource = `${good}\nResources:\n- https://elsewhere.test/all`;

describe('a request that is approved in the frame', () => {
  it('is a sign-in of the site itself, on each kind of network', async () => {
    const { payment } = bitcoinAddresses(accounts, 'mainnet');
    const dot = polkadotAddress(accounts, 0);
    const onPolkadot = textOf('Polkadot', dot, '91b171bb158e2d3848fa23a9f1c25182');
    // One after the other: Jest links no two modules at once.
    const plans = [
      await sign(good),
      await sign(`${good}\nExpiration Time: 2026-01-02T00:00:00Z`),
      await wallet.planFor(SOLANA, 'solana_signMessage', {
        message: base58.encode(bytes(textOf('Solana', accounts.solana.address, 'mainnet'))),
      }),
      await wallet.planFor(BITCOIN, 'signMessage', {
        message: textOf('Bitcoin', payment, BITCOIN),
      }),
      await wallet.planFor(POLKADOT, 'polkadot_signMessage', { message: onPolkadot, address: dot }),
    ];
    expect(plans.map(isOwnSignIn)).toEqual(plans.map(() => true));
  });

  it('[E1.m] is no other, whatever says that it is a sign-in', async () => {
    const requests = Object.entries(hostileRequests(accounts));
    for (const [name, ask] of requests) {
      // A message that is a sign-in of another network is refused before.
      const text = name.includes('message') ? 'site.test: sign in' : good;
      const plan = await ask(text, wallet.planFor).catch(() => undefined);
      expect([name, plan && isOwnSignIn(plan)]).not.toEqual([name, true]);
    }
    expect(requests.length).toBeGreaterThan(14);
    for (const text of [withResource, `${good}\nResources:\n- urn:recap:e30`]) {
      expect(isOwnSignIn(await sign(text))).toBe(false);
    }
    const short = await wallet.planFor(SOLANA, 'solana_signMessage', {
      message: base58.encode(
        bytes(
          `site.test wants you to sign in with your Solana account:\n${accounts.solana.address}`,
        ),
      ),
    });
    expect(short.reading.steps[0]?.title).toBe('signIn');
    expect(isOwnSignIn(short)).toBe(false);
  });

  it('[E1.m control] is one that names resources, where they do not count', async () => {
    const of = await withoutDefence<typeof wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
      file: 'apps/wallet-frame/src/domain/plans/sign-in-message.ts',
      find: 'resources.length === 0 && ',
    });
    expect(isOwnSignIn(await sign(withResource, of))).toBe(true);
  });
});
