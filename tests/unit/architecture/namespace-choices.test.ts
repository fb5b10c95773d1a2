import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { type ChainNamespace, chainNamespaces } from '../../../domain/caip/chain-namespace';
import * as builtIn from '../../../domain/network/built-in-networks';
import * as more from '../../../domain/network/more-networks';
import { type Source, sourcesIn } from './sources';

const root = new URL('../../..', import.meta.url);

/** Sources that compare with one namespace, because their subject exists on that namespace only. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/bench/compare/compare-wallet.ts': 'the kit for Solana alone is measured with its wallet',
  'apps/demo/phone/phone-wallet.ts': "WalletConnect's sign-in with the pairing is for eip155",
  'apps/service/src/domain/sold-chains.ts':
    'only EVM networks have a chain in their place for cards',
  'apps/service/src/use-cases/onramp/purchases.ts':
    'only EVM addresses are the same in any letter case',
  'composition/ways/solana.ts': 'signers of the libraries of Solana',
  'infrastructure/fake/test-phone.ts': 'a phone with an EVM wallet',
  'infrastructure/siwx/siwe-config-sessions.ts': 'siweConfig is for eip155 and refuses the others',
};

const atTop = readdirSync(root).filter((file) => file.endsWith('.ts'));
const layers = ['domain', 'ports', 'application', 'infrastructure', 'presentation-react'];
const apps = readdirSync(new URL('apps', `${root.href}/`)).filter((name) => name !== 'chains');
const sources = sourcesIn(
  ...layers,
  'composition',
  ...apps.map((name) => `apps/${name}`),
  ...atTop,
);

/** Whether `source` tests for this namespace: a fifth namespace would then be taken for another. */
function compares({ code }: Source, namespace: ChainNamespace): boolean {
  return new RegExp(`[!=]==? *['"\`]${namespace}['"\`]|startsWith\\(['"\`]${namespace}:`).test(
    code,
  );
}

it.each(chainNamespaces)('no source outside the folder of %s compares with it', (namespace) => {
  const own = `infrastructure/chains/${namespace}/`;
  const comparing = sources.filter((source) => compares(source, namespace));

  const elsewhere = comparing.map(({ path }) => path).filter((path) => !path.startsWith(own));
  expect(elsewhere.filter((path) => !(path in exceptions))).toEqual([]);
});

it('needs every exception', () => {
  const comparing = sources.filter((source) =>
    chainNamespaces.some((namespace) => compares(source, namespace)),
  );

  expect(Object.keys(exceptions)).toEqual(
    comparing
      .map(({ path }) => path)
      .filter((path) => path in exceptions)
      .sort(),
  );
});

/** The prefix of the classes of each namespace. */
const prefixes: Readonly<Record<ChainNamespace, string>> = {
  bip122: 'Bitcoin',
  eip155: 'Eip155',
  polkadot: 'Polkadot',
  solana: 'Solana',
};

/** The classes that every namespace has, and those that stand for one wallet. */
const kinds = 'ChainAdapter|WalletCatalogue|Connector|Session|PageWallet|Signer|Outcomes|Transfers';

it.each(chainNamespaces)('the classes of %s have one prefix', (namespace) => {
  const declarations = sourcesIn(`infrastructure/chains/${namespace}`).flatMap(({ code }) =>
    [...code.matchAll(/^export class (\w+)/gm)].map(([, name = '']) => name),
  );
  const named = declarations.filter((name) => new RegExp(`(?:${kinds})$`).test(name));

  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !name.startsWith(prefixes[namespace]))).toEqual([]);
});

it.each(chainNamespaces)('%s has a network that comes with the package', (namespace) => {
  const networks = [...Object.values(builtIn), ...Object.values(more)];

  expect(networks.map(({ chainNamespace }) => chainNamespace)).toContain(namespace);
});
