import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import { evmSignature } from '../../support/hostile-signatures';
import { SiteVisit } from '../../support/sign-in-site';
import { withoutDefence } from '../../support/without-defence';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';

let node: EvmNode;
beforeAll(async () => {
  node = await startEvm({ chainId: 1 });
});
afterAll(() => node.stop());

/** Signs in as the account to which visitors burn their tokens, with no signature. */
async function signInAsZero(create: typeof createSignInServer): Promise<number> {
  const site = create({
    domain: 'shop.example',
    clientOf: () => '',
    rpc: { 'eip155:1': node.url },
  });
  const account = {
    chainId: 'eip155:1',
    accountAddress: `0x${'0'.repeat(40)}`,
    sign: async () => evmSignature(0n, 0n),
  } as const;
  return (await new SiteVisit(site).signIn(account)).status;
}

it('[W12.b] the zero address does not sign in, at a site that takes contract accounts', async () => {
  expect(await signInAsZero(createSignInServer)).toBe(401);
});

it('[W12.b control] it does where the validator of contracts is asked about every account', async () => {
  const { createSignInServer: open } = await withoutDefence<{
    readonly createSignInServer: typeof createSignInServer;
  }>('infrastructure/sign-in-server/index.ts', {
    file: 'infrastructure/chains/eip155/signature-validator.ts',
    find: 'if (DESCRIBED.test(signature))',
  });
  expect(await signInAsZero(open)).toBe(200);
});
