import { describe, expect, it } from '@jest/globals';
import * as marking from '../../../domain/connection/namesakes';
import { connectorOn } from '../../../domain/connection/connector';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { ethereum } from '../../../domain/network/built-in-networks';
import * as sealing from '../../../domain/outside/sealed-copy';
import * as bare from '../../../domain/outside/without-prototype';
import type { Permission } from '../../../domain/permission/permission';
import * as widening from '../../../domain/permission/permission-widening';
import * as prefilling from '../../../domain/swap/swap-form';
import * as discovering from '../../../infrastructure/chains/eip155/eip6963-discovery';
import * as answers from '../../../infrastructure/chains/eip155/wallet-answers';
import * as kinds from '../../../infrastructure/history/transaction-of';
import * as approving from '../../../infrastructure/walletconnect/approved-namespaces';
import * as reopening from '../../../infrastructure/walletconnect/reopen-wallet-app';
import { ALICE, BOB } from '../../support/headless-kit';
import { etherBalance, USDC, usdcBalance } from '../../support/token-balances';
import { withoutDefence } from '../../support/without-defence';

const THIEF = '0x00000000219ab540356cBB839Cbe05303d7705Fa';

describe('a script of the page', () => {
  /** The contract that is reviewed and the one that is sent, of an object that says another one at each read. */
  function contracts({ sealedCopy }: typeof sealing): readonly string[] {
    let reads = 0;
    const given = {
      get contract() {
        reads += 1;
        return reads === 1 ? USDC : THIEF;
      },
    };
    const kept = sealedCopy(given);
    return [kept.contract, kept.contract];
  }

  it('[W1.d] has what was reviewed sent, whatever its object says later', () => {
    expect(contracts(sealing)).toEqual([USDC, USDC]);
  });

  it('[W1.d control] has another contract sent where the object itself is kept', async () => {
    const file = 'domain/outside/sealed-copy.ts';
    const find = 'return copyOf(value, 0) as T;';
    const put = 'void copyOf; return value;';
    const open = await withoutDefence<typeof sealing>(file, { file, find, put });
    expect(contracts(open)).toEqual([USDC, THIEF]);
  });

  /** The endpoint of a network whose site named none, after the script has named one for every object. */
  function inherited({ withoutPrototype }: typeof bare): unknown {
    const all = Object.prototype as unknown as Record<string, unknown>;
    all['rpcUrl'] = 'https://thief.test';
    try {
      const options: { readonly id: number; readonly rpcUrl?: string } = withoutPrototype({
        id: 1,
      });
      return options.rpcUrl;
    } finally {
      delete all['rpcUrl'];
    }
  }

  it('[W1.e] sets no option of the site by a field of every object', () => {
    expect(inherited(bare)).toBeUndefined();
  });

  it('[W1.e control] sets one where options have a prototype', async () => {
    const file = 'domain/outside/without-prototype.ts';
    const find = 'return Object.assign(Object.create(null) as T, fields);';
    const open = await withoutDefence<typeof bare>(file, {
      file,
      find,
      put: 'return { ...fields };',
    });
    expect(inherited(open)).toBe('https://thief.test');
  });

  const row = (id: string, name: string) => connectorOn('eip155', { id, name, type: 'ANNOUNCED' });
  const names = ['MetaMask', 'Meta\u{34f}Mask', 'Metа\u3164Mask', 'MetaMask\uFE0F', 'ＭetaMask'];
  const cautioned = ({ markedNamesakes }: typeof marking): number =>
    markedNamesakes(names.map((name, at) => row(`w${at}`, name))).filter(
      ({ isDuplicate }) => isDuplicate,
    ).length;

  it('[W1.f] has no wallet without a caution whose name differs by what is not seen', () => {
    expect(cautioned(marking)).toBe(names.length);
  });

  it('[W1.f control] has some where names are compared as they are', async () => {
    const open = await withoutDefence<typeof marking>('domain/connection/namesakes.ts', {
      file: 'domain/text/look-alike.ts',
      find: "return look.replaceAll(WALLET, '') || look;",
      put: 'void look; return name;',
    });
    expect(cautioned(open)).toBe(0);
  });
});

describe('a wallet', () => {
  /** The picture that the visitor's browser would ask a server for. */
  function asked({ discoverAnnounced }: typeof discovering): string | undefined {
    const page = new EventTarget();
    const icons: (string | undefined)[] = [];
    discoverAnnounced(page, ({ icon }) => icons.push(icon));
    const info = { uuid: 'one', rdns: 'test.thief', name: 'Wallet' };
    const icon = 'https://thief.test/seen.png';
    const provider = { request: () => Promise.resolve(), on: () => undefined };
    const detail = { info: { ...info, icon }, provider };
    page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }));
    expect(icons).toHaveLength(1);
    return icons[0];
  }

  it('[W2.b] learns of no visit by the address of its picture', () => {
    expect(asked(discovering)).toBeUndefined();
  });

  it('[W2.b control] learns of each where a picture may come from a server', async () => {
    const file = 'infrastructure/chains/eip155/eip6963-discovery.ts';
    const find = 'icon !== undefined && isInlineImage(icon)';
    const put = 'icon !== undefined';
    const open = await withoutDefence<typeof discovering>(file, { file, find, put });
    expect(asked(open)).toBe('https://thief.test/seen.png');
  });

  /** What a list with functions of its own, and with entries that are no addresses, becomes. */
  function addresses({ parseAddresses }: typeof answers): unknown {
    const list = ['<b>0x1</b>', BOB, { toString: () => THIEF }];
    return parseAddresses(Object.assign(list, { filter: () => [THIEF], map: () => [THIEF] }));
  }

  it('[W2.c] has no text of its own taken for an account', () => {
    expect(addresses(answers)).toEqual([BOB]);
  });

  it('[W2.c control] has one where the list itself says what is in it', async () => {
    const file = 'infrastructure/chains/eip155/wallet-answers.ts';
    const find = 'const entries = entriesOf(value, ADDRESSES_MAX);';
    const put = 'void entriesOf; const entries = value as readonly unknown[];';
    const open = await withoutDefence<typeof answers>(file, { file, find, put });
    expect(addresses(open)).toEqual([THIEF]);
  });

  const limit = (units: bigint) =>
    ({
      kind: 'spend',
      type: 'erc20-token-periodic',
      token: USDC,
      period: { units, seconds: 86_400 },
    }) as const;
  const permission = (units: bigint): Permission => ({
    chainReference: '1',
    holder: { kind: 'account', address: ALICE },
    limits: [limit(units)],
    rules: [],
    expiresAt: 2_000_000_000,
  });
  const wider = ({ widenings }: typeof widening): readonly string[] =>
    widenings(permission(5n), permission(5000n), 1_900_000_000);

  it('[W2.d] grants no more than was asked without the visitor reading of it', () => {
    expect(wider(widening)).toEqual(['limit']);
  });

  it('[W2.d control] does so where limits are not compared', async () => {
    const file = 'domain/permission/permission-widening.ts';
    const find = "    ['limit', !areLimitsWithin],\n";
    const open = await withoutDefence<typeof widening>(file, { file, find });
    expect(wider(open)).toEqual([]);
  });
});

describe('a peer that was paired', () => {
  const namespaces = {
    eip155: {
      accounts: [`eip155:1:${BOB}`, `eip155:56:${THIEF}`],
      methods: ['eth_sendTransaction', 'eth_sign', 'eth_evil'],
      events: [],
    },
  };
  const question = { networks: [ethereum], laterChains: [] };

  /** The chains and the methods that a session would have. */
  function approved({ approvedNamespacesIn }: typeof approving): readonly unknown[] {
    const found = approvedNamespacesIn(namespaces, question).get('eip155');
    const chains = found?.accounts.map(({ walletChainId }) => walletChainId) ?? [];
    return [chains, [...(found?.methods ?? [])]];
  }

  it('[W3.b] approves no chain and no method that was not asked', () => {
    expect(approved(approving)).toEqual([['eip155:1'], ['eth_sendTransaction']]);
  });

  it('[W3.b control] approves them where what it says is taken', async () => {
    const file = 'infrastructure/walletconnect/approved-namespaces.ts';
    const open = await withoutDefence<typeof approving>(
      file,
      {
        file,
        find: 'const caipNetworkId = this.#chains.get(walletChainId);',
        put: 'const caipNetworkId = (this.#chains.get(walletChainId) ?? walletChainId) as CaipNetworkId;',
      },
      { file, find: 'if (isProposed.has(text) && known.size', put: 'if (known.size' },
    );
    expect(approved(open)).toEqual([
      ['eip155:1', 'eip155:56'],
      ['eth_sendTransaction', 'eth_sign', 'eth_evil'],
    ]);
  });

  /** A session of 1,500 accounts on one chain, and of 15,000 methods. */
  const multitude = {
    eip155: {
      accounts: Array.from(
        { length: 1500 },
        (_, index) => `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
      ),
      methods: Array.from({ length: 15_000 }, (_, index) => `wallet_method${index}`).concat(
        'eth_sendTransaction',
      ),
      events: [],
    },
  };

  function sizeOf({ approvedNamespacesIn }: typeof approving): readonly unknown[] {
    const found = approvedNamespacesIn(multitude, question).get('eip155');
    return [found?.accounts.length, [...(found?.methods ?? [])]];
  }

  it('[W3.c] burdens the page with a hundred accounts of a chain at most', () => {
    expect(sizeOf(approving)).toEqual([100, ['eth_sendTransaction']]);
  });

  it('[W3.c control] burdens it with all where they are not counted', async () => {
    const file = 'infrastructure/walletconnect/approved-namespaces.ts';
    const find = 'caipNetworkId === undefined || count >= ACCOUNTS_MAX';
    const put = 'caipNetworkId === undefined';
    const open = await withoutDefence<typeof approving>(file, { file, find, put });
    expect(sizeOf(open)).toEqual([1500, ['eth_sendTransaction']]);
  });
});

describe('a service that tells the history', () => {
  /** What the widget calls a swap for native currency, of which logs show what leaves alone. */
  async function named({ noTime, transactionOf }: typeof kinds): Promise<unknown> {
    const router = `0x${'7a'.repeat(20)}`;
    const move = {
      ...({ kind: 'fungible', direction: 'out', units: 5n, other: router } as const),
      token: USDC,
      facts: { symbol: 'USDC', decimals: 6 },
    };
    const head = {
      status: 'confirmed',
      operationType: 'execute',
      sentFrom: ALICE,
      sentTo: router,
      hasLogsAlone: true,
    } as const;
    const part = { key: 'k', hash: '0xab', height: 1, place: 0, minedAtMs: 1, head, moves: [move] };
    const found = { hash: '0xab', height: 1, place: 0, parts: [part] };
    const chain = { facts: async () => ({ decimals: 6 }), timeOf: noTime };
    return (await transactionOf(found, ethereum, chain))?.metadata.operationType;
  }

  it('[W6.c] has no call of another contract listed as a payment by the visitor', async () => {
    expect(await named(kinds)).toBe('execute');
  });

  it('[W6.c control] has it listed so where what leaves is a payment', async () => {
    const file = 'infrastructure/history/transaction-of.ts';
    const find = '!transfers.every((one) => isSentBy(one, head))';
    const put = 'transfers.length === 0';
    const open = await withoutDefence<typeof kinds>(file, { file, find, put });
    expect(await named(open)).toBe('send');
  });
});

describe('a token', () => {
  const own = usdcBalance('5');
  const spam = {
    ...own,
    address: formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: THIEF }),
  };

  /** The token that a swap of "USDC" gives, where another one in the account says the same name. */
  const meant = ({ prefilledSwapForm }: typeof prefilling): unknown =>
    prefilledSwapForm([spam, own, etherBalance('1')], { fromToken: 'USDC', amount: '5' }).source
      ?.address;

  it('[W9.b] is not swapped in the place of the one whose name it has', () => {
    expect(meant(prefilling)).toBeUndefined();
  });

  it('[W9.b control] is where the first of a name is meant', async () => {
    const file = 'domain/swap/swap-form.ts';
    const find = 'called.length === 1 ? called[0] : called.find(isNativeToken)';
    const open = await withoutDefence<typeof prefilling>(file, { file, find, put: 'called[0]' });
    expect(meant(open)).toBe(spam.address);
  });
});

describe('another tab of the site, or a script in it', () => {
  /** What the page opens for a request, where the storage has another link than that of the wallet's app. */
  function opened({ reopenWalletApp }: typeof reopening, href: string): readonly string[] {
    const went: string[] = [];
    const storage = { get: () => JSON.stringify({ href, name: 'Wallet' }) };
    const hostPage = {
      app: () => ({ isTelegram: false }),
      isVisible: () => true,
      openLink: (link: { readonly href: string }) => went.push(link.href),
    };
    const request = { method: 'personal_sign', requestId: 1, sessionTopic: 'topic' };
    reopenWalletApp(request, { hostPage, storage } as never);
    return went;
  }

  const foreign = [
    'javascript:alert(1)//',
    'ms-msdt://run',
    'file:///etc/passwd',
    'anydesk:123456789',
    'anydesk://123456789',
    'teamviewer10://control?device=1',
    'rustdesk://123456789',
    'openvpn://import-profile/https://thief.test/a.ovpn',
  ];

  it('[W13.b] has no program started and no script run by the link of the wallet’s app', () => {
    for (const href of foreign) expect(opened(reopening, href)).toEqual([]);
    expect(opened(reopening, 'wallet://open')).toHaveLength(1);
  });

  it('[W13.b control] has it run where any link opens the app', async () => {
    const open = await withoutDefence<typeof reopening>(
      'infrastructure/walletconnect/reopen-wallet-app.ts',
      {
        file: 'domain/wallet/deep-link-choice.ts',
        find: ' || !isAppLink(href)',
      },
    );
    expect(opened(open, 'ms-msdt://run')[0]).toMatch(/^ms-msdt:/);
    expect(opened(open, 'anydesk://123456789')[0]).toMatch(/^anydesk:/);
  });

  it('[W13.c] has another app started whose scheme the widget takes for that of a wallet', () => {
    expect(opened(reopening, 'zoommtg://zoom.us')[0]).toMatch(/^zoommtg:/);
  });
});
