import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../domain/network/built-in-networks';
import { transactionPage } from '../../../domain/network/account-page';
import { ServiceOnramp } from '../../../infrastructure/onramp/service-onramp';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { ALICE, BOB } from '../../support/headless-kit';
import * as defended from '../../support/headless-send';
import * as poisoned from '../../support/poisoned-history';
import type { Defence } from '../../support/taken-out';
import { withoutDefence } from '../../support/without-defence';

type Kit = typeof defended;

function without(...defences: readonly Defence[]): Promise<Kit> {
  return withoutDefence<Kit>('tests/support/headless-send.ts', ...defences);
}

describe('a wallet that changes the account while it is asked for its chain', () => {
  /** The methods that the wallet was asked after the visitor pressed. */
  async function asked({ readyToSend }: Kit): Promise<readonly string[]> {
    const methods: string[] = [];
    let change = (): void => {};
    const provider = {
      request: async ({ method }: { readonly method: string }) => {
        methods.push(method);
        if (method === 'eth_chainId') change();
        return method === 'eth_chainId' ? '0x1' : `0x${'ab'.repeat(32)}`;
      },
    };
    const { adapter, send, session } = await readyToSend({ provider });
    change = () => session.change({ addresses: [BOB] });
    Object.assign(adapter.sender, {
      send: async (_request: unknown, asking: WalletSession) => {
        const wallet = providerOf(asking, 'eip155');
        await wallet?.request({ method: 'eth_chainId' });
        return wallet?.request({ method: 'eth_sendTransaction' });
      },
    });
    await send.review();
    await send.confirm().catch(() => undefined);
    return methods;
  }

  it('[W2.a] is not asked to send for the account before', async () => {
    expect(await asked(defended)).toEqual(['eth_chainId']);
  });

  it('[W2.a control] is asked to where nothing is compared after that answer', async () => {
    const open = await without({
      file: 'ports/guarded-session.ts',
      find: '        requireInUse();\n',
    });
    expect(await asked(open)).toEqual(['eth_chainId', 'eth_sendTransaction']);
  });
});

const TWIN = `${BOB.slice(0, 6)}${'1'.repeat(32)}${BOB.slice(-4)}`.toLowerCase();

describe('an address that looks like a receiver of the visitor', () => {
  type World = typeof poisoned;
  const world = 'tests/support/poisoned-history.ts';
  const warning = [{ code: 'looksLikeKnown', known: BOB }];

  it('[W9.a] is warned of also when the tokens were read some time ago', async () => {
    expect(await poisoned.warningsFor(TWIN, [BOB])).toMatchObject(warning);
  });

  it('[W9.a control] is not where contracts are known for half a minute', async () => {
    const open = await withoutDefence<World>(world, {
      file: 'application/tokens/portfolio-cache.ts',
      find: 'Number.POSITIVE_INFINITY',
      put: '30_000',
    });
    expect(await open.warningsFor(TWIN, [BOB])).toEqual([]);
  });

  it('[W6.a] is warned of also where a history service lists both as paid', async () => {
    expect(await poisoned.warningsFor(TWIN, [BOB, TWIN])).toMatchObject(warning);
  });

  it('[W6.a control] is not where what a history lists is believed', async () => {
    const open = await withoutDefence<World>(world, {
      file: 'domain/send/receiver-warnings.ts',
      find: 'const certain = [...own, ...known];',
      put: 'const certain = [...own, ...known, ...listed];',
    });
    expect(await open.warningsFor(TWIN, [BOB, TWIN])).toEqual([]);
  });
});

describe('a history service', () => {
  const hash = '../token/0xEvil?a=1#';
  type Pages = typeof import('../../../domain/network/account-page');

  it('[W6.b] leads with the hash of a transaction to no other page of the explorer', () => {
    expect(transactionPage(ethereum, hash)).toBeUndefined();
  });

  it('[W6.b control] leads to one where a hash has no form', async () => {
    const open = await withoutDefence<Pages>('domain/network/account-page.ts', {
      file: 'domain/network/account-page.ts',
      find: ' || !idPattern.test(id)',
    });
    const page = open.transactionPage(ethereum, hash) ?? '';
    expect(new URL(page).pathname).toBe('/token/0xEvil');
  });
});

describe('a service that sells', () => {
  interface Sale {
    readonly ServiceOnramp: typeof ServiceOnramp;
  }
  const file = 'infrastructure/onramp/service-onramp.ts';

  async function opened({ ServiceOnramp: Sells }: Sale, url: string): Promise<unknown> {
    const http = { request: async () => ({ url, reference: 'one' }) };
    const query = {
      address: ALICE,
      network: ethereum,
      provider: 'moonpay',
      cardPayChain: 'ethereum',
    };
    const sale = new Sells({ http, url: 'https://service.test' });
    return sale.buyUrl(query as never).catch(() => undefined);
  }

  const phished = 'https://buy-moonpay.evil.example/';
  const foreign = `https://buy.moonpay.com/?walletAddress=${BOB}`;

  it('[W11.a] opens no page of another site as that of a provider', async () => {
    expect(await opened({ ServiceOnramp }, phished)).toBeUndefined();
  });

  it('[W11.a control] opens it where hosts are not compared', async () => {
    const open = await withoutDefence<Sale>(file, {
      file,
      find: 'if (!isOfProvider)',
      put: 'if (false)',
    });
    expect(await opened(open, phished)).toBe(phished);
  });

  it('[W11.b] opens no page that pays another account', async () => {
    expect(await opened({ ServiceOnramp }, foreign)).toBeUndefined();
  });

  it('[W11.b control] opens it where addresses are not compared', async () => {
    const open = await withoutDefence<Sale>(file, {
      file,
      find: 'if (others.length > 0)',
      put: 'if (false)',
    });
    expect(await opened(open, foreign)).toBe(foreign);
  });
});
