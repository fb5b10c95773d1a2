import { describe, expect, it } from '@jest/globals';
import { toChecksumAddress } from '../../../domain/address/evm-address';
import { createSignInServer } from '../../../infrastructure/sign-in-server';
import { evmAccount } from '../../support/sign-in-keys';
import { SiteVisit } from '../../support/sign-in-site';
import type { Defence } from '../../support/taken-out';
import { withoutDefence } from '../../support/without-defence';

type Create = typeof createSignInServer;
const folder = 'infrastructure/sign-in-server';
const account = evmAccount();
const UNKNOWN = `0x${'0'.repeat(40)}`;

async function without(...defences: readonly Defence[]): Promise<Create> {
  const { createSignInServer: create } = await withoutDefence<{
    readonly createSignInServer: Create;
  }>(`${folder}/index.ts`, ...defences);
  return create;
}

const visitOf = (create: Create): SiteVisit =>
  new SiteVisit(create({ domain: 'shop.example', clientOf: () => '', chains: ['eip155:1'] }));

/** The status of a message with a nonce that was given out ahead, which the visitor has changed. */
async function changed(create: Create, change: (text: string) => string): Promise<number> {
  const visit = visitOf(create);
  const text = await visit.message({ ...account, accountAddress: UNKNOWN });
  const own = change(text.replace(UNKNOWN, account.accountAddress));
  return (await visit.verify(own, await account.sign(own))).status;
}

describe('a visitor who writes the message', () => {
  const forLong = (text: string): string =>
    text.replace(/Expiration Time: .*/, 'Expiration Time: 2999-01-01T00:00:00.000Z');

  it('[W12.k] has no session that is longer than the site’s', async () => {
    expect(await changed(createSignInServer, forLong)).toBe(401);
  });

  it('[W12.k control] has one where the end of a message is its own', async () => {
    const open = await without({
      file: `${folder}/signed-messages.ts`,
      find: "if (endMs > nowMs + sessionMs + clockSkewMs) throw refused('Valid longer than a session');",
    });
    expect(await changed(open, forLong)).toBe(200);
  });

  const elsewhere = (text: string): string => text.replace('Chain ID: 1', 'Chain ID: 31337');

  it('[W12.l] signs in on no chain that the site does not take', async () => {
    expect(await changed(createSignInServer, elsewhere)).toBe(400);
  });

  it('[W12.l control] does so where chains are not compared', async () => {
    const open = await without({
      file: `${folder}/signed-messages.ts`,
      find: '    this.requireChain(message.chainId);\n',
    });
    expect(await changed(open, elsewhere)).toBe(200);
  });
});

describe('a contract that answers each question with the question', () => {
  /** Signs in as the contract, with bytes that no key made. */
  async function asContract(create: Create): Promise<number> {
    const contract = toChecksumAddress(`0x${'c0'.repeat(20)}`);
    const answer = async (_url: unknown, init?: RequestInit): Promise<Response> => {
      const asked = JSON.parse(String(init?.body)) as { id: number; params: [{ data: string }] };
      const { id, params } = asked;
      return Response.json({ jsonrpc: '2.0', id, result: params[0].data });
    };
    const site = create({
      domain: 'shop.example',
      clientOf: () => '',
      rpc: { 'eip155:1': 'https://node.test' },
      fetch: answer,
    });
    const signing = {
      chainId: 'eip155:1',
      accountAddress: contract,
      sign: async () => `0x${'c0'.repeat(65)}`,
    };
    return (await new SiteVisit(site).signIn(signing as never)).status;
  }

  it('[W12.m] signs no visitor in', async () => {
    expect(await asContract(createSignInServer)).toBe(401);
  });

  it('[W12.m control] does so where an answer has to begin rightly', async () => {
    const open = await without({
      file: 'infrastructure/chains/eip155/signature-validator.ts',
      find: '/^0x1626ba7e0{56}$/i',
      put: '/^0x1626ba7e/i',
    });
    expect(await asContract(open)).toBe(200);
  });
});
