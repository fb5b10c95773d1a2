import { describe, expect, it } from '@jest/globals';
import { PAIRING_CONNECTOR_ID } from '../../../../domain/pairing-connector-id';
import { knownWalletPairs } from '../../../../domain/connection/wallet-pairs';
import * as builtIn from '../../../../domain/network/built-in-networks';
import * as evmChains from '../../../../domain/network/evm-chains';
import * as evmRollups from '../../../../domain/network/evm-rollups';
import * as evmTestNetworks from '../../../../domain/network/evm-test-networks';
import * as more from '../../../../domain/network/more-networks';
import { socialProviderNames } from '../../../../domain/login/social-names';
import * as embedded from '../../../../infrastructure/directory/embedded-wallets';
import { laterWallets } from '../../../../infrastructure/directory/later-wallets';
import type { Art, Mark, Sprite } from '../../../../presentation-react/pictures/art';
import { tokens } from '../../../../presentation-react/pictures/sprites/tokens';
import { loginBrands } from '../../../../presentation-react/pictures/sprites/login-brands';
import { firstNetworks } from '../../../../presentation-react/pictures/sprites/first-networks';
import { firstWallets } from '../../../../presentation-react/pictures/sprites/first-wallets';
import { moreNetworks } from '../../../../presentation-react/pictures/sprites/more-networks';
import { moreWallets } from '../../../../presentation-react/pictures/sprites/more-wallets';
import { otherNetworks } from '../../../../presentation-react/pictures/sprites/other-networks';
import { otherWallets } from '../../../../presentation-react/pictures/sprites/other-wallets';

const evm = { ...evmChains, ...evmRollups, ...evmTestNetworks };
const wallets: Sprite = [...firstWallets, ...moreWallets, ...otherWallets];
const chains: Sprite = [...firstNetworks, ...moreNetworks, ...otherNetworks];

/** The contracts of USDT on the chains that the package knows. */
const usdtContracts = [
  '0xdAC17F958D2ee523a2206206994597C13D831ec7', // Ethereum.
  '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', // Polygon.
  '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', // Avalanche.
  '0x48065fbBE25f71C9282ddf5e1cD6D6A887483D5e', // Celo.
  '0x55d398326f99059fF775485246999027B3197955', // BNB Smart Chain.
  '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', // Arbitrum One.
];

describe('the built-in pictures', () => {
  it.each(embedded.firstWallets.map(({ id, name }) => [name, id]))('have one of %s', (_, id) => {
    expect(idsIn(wallets)).toContain(id);
  });

  it('have one of more than half of the listed wallets, and of no wallet that is not listed', () => {
    const listed = [...embedded.firstWallets, ...laterWallets].map(({ id }) => id);
    const drawn = wallets.filter(([ids]) => ids.some((id) => listed.includes(id)));

    expect(drawn.length).toBeGreaterThanOrEqual(60);
    expect(wallets.filter((one) => !drawn.includes(one)).map(([ids]) => ids)).toEqual([
      [PAIRING_CONNECTOR_ID],
    ]);
  });

  it.each(Object.values({ ...builtIn, ...more }).map((one) => [one.name, one.caipNetworkId]))(
    'have one of %s',
    (_, id) => {
      expect(idsIn(chains)).toContain(id);
    },
  );

  it.each(Object.values(evm))('have one of $name', ({ assets, caipNetworkId }) => {
    expect(idsIn(chains)).toContain(assets?.imageId ?? caipNetworkId);
  });

  it.each(
    Object.values({ ...builtIn, ...more }).map((one) => [
      one.nativeCurrency.name,
      one.name,
      one.caipNetworkId,
    ]),
  )('have one of %s, the native currency of %s', (_currency, _network, id) => {
    expect(idsIn(tokens)).toContain(id);
  });

  it.each(usdtContracts)('have one of USDT at %s', (contract) => {
    const ofContract = tokens.filter(([ids]) =>
      ids.some((id) => id.endsWith(`:${contract.toLowerCase()}`)),
    );
    expect(ofContract).toHaveLength(1);
  });

  it('have tokens by a chain or a contract, never by a symbol', () => {
    const caip = /^(?:eip155:\d+(?::0x[0-9a-f]{40})?|(?:solana|bip122|polkadot):\w{32}(?::\w+)?)$/;
    const others = idsIn(tokens).filter((id) => !caip.test(id));
    expect(others).toEqual(['onramp:coinbase']); // A provider of purchases, beside what it sells.
  });

  it('have one of each brand of logins, and of no provider of an operator', () => {
    expect([...idsIn(loginBrands)].sort()).toEqual([...socialProviderNames].sort());
  });

  it('have one of WalletConnect', () => {
    expect(idsIn(firstWallets)).toContain(PAIRING_CONNECTOR_ID);
  });

  it('have the same one for the ids of one wallet', () => {
    for (const pair of knownWalletPairs) {
      const owners = wallets.filter(([ids]) => ids.some((id) => pair.includes(id)));
      expect({ pair, owners: owners.length }).toEqual({ pair, owners: 1 });
    }
  });

  it('have none for an id that any wallet can take, as names of the Wallet Standard are', () => {
    expect(idsIn(wallets).filter((id) => /\s|^wallet-standard:/.test(id))).toEqual([]);
    // Nova Wallet takes its id, for sites that know no other.
    expect(idsIn(wallets)).not.toContain('polkadot-js');
  });

  it.each([
    ['wallets', wallets],
    ['networks', chains],
    ['tokens', tokens],
    ['logins', loginBrands],
  ])('are never those of two %s', (_, sprite) => {
    const ids = idsIn(sprite);
    const drawings = sprite.map(([, art]) => JSON.stringify(art));

    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each([...wallets, ...chains, ...tokens, ...loginBrands])(
    'draw %j with shapes alone, which name nothing outside',
    (_, art) => {
      const marks = marksOf(art);
      const ids = new Set(marks.map(([, { id }]) => id));
      const values = marks.flatMap(([, attributes]) => Object.values(attributes));
      const named = values.flatMap((value) =>
        [...value.matchAll(/url\((.*?)\)/g)].map(([, at]) => at),
      );

      expect(marks.map(([tag]) => tag).filter((tag) => !shapes.test(tag))).toEqual([]);
      expect(named.filter((at = '') => !at.startsWith('#') || !ids.has(at.slice(1)))).toEqual([]);
      expect(values.filter((value) => /:|\/\/|@|data|script/i.test(value))).toEqual([]);
      const names = marks.flatMap(([, attributes]) => Object.keys(attributes));
      expect(names.filter((name) => /^on|href|style|class/i.test(name))).toEqual([]);
    },
  );
});

const shapes =
  /^(?:circle|ellipse|g|path|polygon|rect|clipPath|defs|linearGradient|mask|radialGradient|stop)$/;

function idsIn(sprite: Sprite): readonly string[] {
  return sprite.flatMap(([ids]) => ids);
}

function marksOf([, marks]: Art): readonly Mark[] {
  return marks.flatMap((mark) => [mark, ...marksOf([0, mark[2] ?? []])]);
}
