/** Entries without a whole part. @type {Readonly<Record<string, import('./bundle-package.mjs').Part>>} */
export const published = {
  small: {
    entries: {
      errors: 'domain/errors/site-error.ts',
      networks: 'domain/network/more-networks.ts',
      'sign-in': 'infrastructure/sign-in/index.ts',
      wagmi: 'composition/ways/wagmi.ts',
      snapshot: 'composition/ways/snapshot.ts',
      solana: 'composition/ways/solana.ts',
      polkadot: 'composition/ways/polkadot.ts',
    },
    from: ['core'],
  },
  // In the place of what the root downloads: they have the tokens of the ports, and the rest of their own.
  adapters: {
    entries: {
      'universal-provider': 'composition/ways/adapters/universal-provider.ts',
      'sats-connect': 'composition/ways/adapters/sats-connect.ts',
      'polkadot-extension-dapp': 'composition/ways/adapters/polkadot-extension-dapp.ts',
    },
    from: ['core', 'port-tokens'],
  },
  element: { entries: { element: 'composition/elements/element.ts' }, from: ['core', 'presenter'] },
  // A site's server has nothing of the page.
  server: { entries: { server: 'infrastructure/sign-in-server/index.ts' }, from: [] },
  testing: {
    entries: { testing: 'infrastructure/fake/index.ts' },
    from: ['core'],
    // Jest's jsdom has no `TextEncoder`, which packages ask for as soon as they are loaded.
    globals: 'infrastructure/fake/page/text-encoder.ts',
  },
};
