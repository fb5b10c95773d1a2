import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The tags of the languages. Each has a folder of that name. */
export const languageTags = readdirSync(
  fileURLToPath(new URL('../presentation-react/languages', import.meta.url)),
  { withFileTypes: true },
)
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/**
 * The entries of the package, by the name of the file that each becomes in `dist/esm`: its source. Those of one group are
 * bundled together.
 *
 * @satisfies {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const entries = {
  page: {
    index: 'index.ts',
    react: 'presentation-react/index.ts',
    ports: 'ports/index.ts',
    element: 'composition/elements/element.ts',
  },
  small: {
    errors: 'domain/errors/site-error.ts',
    networks: 'domain/network/all-networks.ts',
    'sign-in': 'infrastructure/sign-in/index.ts',
    wagmi: 'composition/ways/wagmi.ts',
    snapshot: 'composition/ways/snapshot.ts',
    'former-session': 'composition/ways/former-session.ts',
    solana: 'composition/ways/solana.ts',
    polkadot: 'composition/ways/polkadot.ts',
  },
  adapters: {
    'universal-provider': 'composition/ways/adapters/universal-provider.ts',
    'sats-connect': 'composition/ways/adapters/sats-connect.ts',
    'mobile-wallet-adapter': 'composition/ways/adapters/mobile-wallet-adapter.ts',
    'polkadot-extension-dapp': 'composition/ways/adapters/polkadot-extension-dapp.ts',
  },
  languages: Object.fromEntries(
    languageTags.map((tag) => [`language-${tag}`, `presentation-react/languages/${tag}/index.ts`]),
  ),
  server: { server: 'infrastructure/sign-in-server/index.ts' },
  devtools: { devtools: 'composition/devtools/devtools.ts' },
  testing: { testing: 'infrastructure/fake/index.ts' },
};

/** The source of each entry that sites import. @type {Readonly<Record<string, string>>} */
export const entrySources = Object.assign({}, ...Object.values(entries));
