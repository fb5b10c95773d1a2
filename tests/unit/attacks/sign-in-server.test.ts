import { describe, expect, it } from '@jest/globals';
import { encodeBase58 } from '../../../domain/address/base58';
import { solana } from '../../../domain/network/more-networks';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import { keylessSignature, smallOrderPoints } from '../../support/hostile-signatures';
import { SiteVisit } from '../../support/sign-in-site';
import type { Defence } from '../../support/taken-out';
import { withoutDefence } from '../../support/without-defence';

interface ServerModule {
  readonly createSignInServer: typeof createSignInServer;
}

async function withoutAll(...defences: readonly Defence[]): Promise<typeof createSignInServer> {
  const entry = 'infrastructure/sign-in-server/index.ts';
  return (await withoutDefence<ServerModule>(entry, ...defences)).createSignInServer;
}

describe('an account that no key owns', () => {
  /** Solana's System Program, and the identity: points of order 4 and 1. */
  const points = smallOrderPoints.filter((point) => point.subarray(1).every((byte) => byte === 0));

  async function signInAsEach(create: typeof createSignInServer) {
    const site = create({ domain: 'shop.example' });
    const answers = points.map((point) =>
      new SiteVisit(site).signIn({
        chainId: solana.caipNetworkId,
        accountAddress: encodeBase58(point),
        sign: async () => encodeBase58(keylessSignature()),
      }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  it('[W12.a] does not sign in by a signature that no key made', async () => {
    expect(await signInAsEach(createSignInServer)).toEqual([401, 401]);
  });

  it('[W12.a control] does sign in where keys of small order count', async () => {
    const file = 'infrastructure/chains/solana/verify-signature.ts';
    const open = await withoutAll({ file, find: '{ zip215: false }', put: '{ zip215: true }' });
    expect(await signInAsEach(open)).toEqual([200, 200]);
  });
});
