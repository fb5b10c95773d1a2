import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/command.mjs';
import { languageTags } from '../../scripts/entries.mjs';
import {
  bytesOfPairing,
  firstPictures,
  namespaceBudgets,
} from '../../apps/bench/measures/namespace-bytes.mjs';

interface Output {
  readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
  readonly imports: readonly {
    readonly path: string;
    readonly kind: string;
    readonly external?: boolean;
  }[];
}

/** What a page loads before the visitor does anything, gzipped, React not counted. See decision 0083. */
const EAGER_LIMIT_BYTES = 13_500;

/** The downloads until an EVM wallet is connected and its balance shown, likewise. */
const CONNECTED_LIMIT_BYTES = 90_000;

/** The files of ours in the build of a site with one language. */
const SITE_LIMIT_FILES = 120;

/** What a test downloads to import `cleatkit/testing`, likewise, with the core that every page has. */
const TESTING_LIMIT_BYTES = 37_500;

/** What a page loads with the core, until the visitor presses, and until an EVM wallet is connected. */
const LOADED_PAGE = ['index', 'react', 'composition-root'];
const PRESSED_PAGE = [...LOADED_PAGE, 'shell'];
const CONNECTED_PAGE = [...PRESSED_PAGE, 'eip155-chain-adapter'];
const outputs = readOutputs();
const eagerFiles = loadedWith('dist/esm/index.js', 'dist/esm/react.js');

/** All files that a page with the modal can download. */
const pageFiles = downloadedBy(eagerFiles);

describe('what a page downloads before the visitor does anything', () => {
  it.each([
    'inversify',
    '@inversifyjs/',
    'zod',
    'viem',
    '@noble/',
    'focus-trap',
    'react',
    'react-dom',
    '@solana/',
    'sats-connect',
    '@polkadot/',
    '@walletconnect/',
  ])('has nothing of %s', (name) => {
    const path = name.endsWith('/') ? name : `${name}/`;
    expect(inputsOf(eagerFiles).filter((input) => input.includes(`node_modules/${path}`))).toEqual(
      [],
    );
  });

  it('has no view, no composition root and no chain adapter', () => {
    const late =
      /presentation-react\/views\/|^composition-root|^composition\/|^infrastructure\/chains\//;
    expect(inputsOf(eagerFiles).filter((input) => late.test(input))).toEqual([
      'composition/late-chains.ts',
    ]);
  });

  it('asks for the core and for each late namespace by itself, so that they come in one round', () => {
    const asked = eagerFiles.flatMap((file) =>
      outputOf(file)
        .imports.filter(({ kind }) => kind === 'dynamic-import')
        .map(({ path }) => path),
    );
    const families = Object.values(namespaceBudgets).map(({ files: [wallets] }) => wallets ?? '');

    expect(asked).toEqual(expect.arrayContaining(['composition-root', ...families].map(built)));
  });

  it(`weighs at most ${EAGER_LIMIT_BYTES} bytes`, () => {
    const total = weightOf(eagerFiles);

    process.stderr.write(`index.js and react.js load ${total} bytes (gzip) at once\n`);
    expect(total).toBeLessThanOrEqual(EAGER_LIMIT_BYTES);
  });
});

describe('what a site with one language has of ours in its build', () => {
  it(`is at most ${SITE_LIMIT_FILES} files`, () => {
    process.stderr.write(`a site has ${pageFiles.length} files of ours\n`);
    expect(pageFiles.length).toBeLessThanOrEqual(SITE_LIMIT_FILES);
  });
});

describe('the tools of cleatkit/devtools', () => {
  const isTool = (input: string): boolean => /(?:^|\/)devtools\//.test(input);

  it('are in no file of a page, of custom elements or of the other entries', () => {
    const others = Object.keys(outputs).filter((file) => !/\/devtools[.-]/.test(file));

    expect(inputsOf(others).filter(isTool)).toEqual([]);
    expect(inputsOf([built('devtools')]).filter(isTool).length).toBeGreaterThan(10);
  });

  it('take tokens, errors and views from the page, and leave the environment to the bundler of the site', () => {
    const { imports = [] } = outputs[built('devtools')] ?? {};
    const code = readFileSync(`${root}${built('devtools')}`, 'utf8');

    expect(imports.map(({ path }) => basename(path))).toEqual(
      expect.arrayContaining(['ports.js', 'page-errors.js']),
    );
    const tools = Object.keys(outputs).filter((file) => /\/devtools[.-]/.test(file));
    expect(inputsOf(tools).filter((input) => input.includes('/views/'))).toEqual([]);
    expect(code).toContain('process.env.NODE_ENV');
  });
});

describe('the languages', () => {
  const entries = Object.keys(outputs).filter((file) =>
    /\/language-[a-z]{2}(?:-[A-Z]{2})?\.js$/.test(file),
  );

  it('are in no file of a site that names none', () => {
    expect(entries).toEqual(languageTags.map((tag) => built(`language-${tag}`)));
    expect(inputsOf(pageFiles).filter((input) => input.includes('/languages/'))).toEqual([]);
  });

  it.each(languageTags)('come for %s in at most 8 files, of which the page has two', (tag) => {
    const entry = built(`language-${tag}`);
    const files = downloadedBy([entry]);
    const foreign = inputsOf(files).filter(
      (input) => !new RegExp(`/languages/(?:${tag}/)?[\\w-]+\\.ts$`).test(input),
    );

    process.stderr.write(
      `${tag} weighs ${weightOf(files)} bytes (gzip), at once ${weightOf(loadedWith(entry))}\n`,
    );
    expect(files.length).toBeLessThanOrEqual(8);
    expect(loadedWith(entry)).toHaveLength(2);
    expect(foreign).toEqual([]);
  });
});

describe('what a visitor of an EVM site downloads until connected', () => {
  const parts = ['index', 'react', 'composition-root', 'shell', 'eip155-chain-adapter'];
  const files = loadedWith(
    ...parts.map(built),
    // What stands beside the list, and the wallets that are built in.
    chunkOf('presentation-react/views/newcomer/what-is-a-wallet-view.tsx'),
    chunkOf('composition/features/feature-loaders.ts'),
    chunkOf('composition/features/wallets.ts'),
    chunkOf('infrastructure/directory/embedded-wallets.ts'),
  );

  it(`weighs at most ${CONNECTED_LIMIT_BYTES} bytes`, () => {
    const total = weightOf(files);

    process.stderr.write(`until an EVM wallet is connected: ${total} bytes (gzip)\n`);
    expect(total).toBeLessThanOrEqual(CONNECTED_LIMIT_BYTES);
  });

  it('has no text of an error that features alone throw', () => {
    expect(inputsOf(files)).toContain('domain/errors/core-error-texts.ts');
    expect(inputsOf(files)).not.toContain('domain/errors/feature-error-texts.ts');
  });

  it('has no text of a snackbar that features alone show', () => {
    expect(inputsOf(files)).toContain('domain/messages/core-snackbar-texts.ts');
    expect(inputsOf(files)).not.toContain('domain/messages/feature-snackbar-texts.ts');
  });

  it('keeps nothing in metadata, and does not change the Reflect of the page', () => {
    expect(inputsOf(files).filter((input) => input.includes('/reflect-metadata'))).toEqual([]);
  });
});

describe('what a site downloads of the namespaces that it has no network on', () => {
  const folders = readdirSync(`${root}infrastructure/chains`, { withFileTypes: true });
  const namespaces = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const familyOf = (input: string): string | undefined =>
    namespaces.find((name) => input.startsWith(`infrastructure/chains/${name}/`));
  const familiesIn = (files: readonly string[]): ReadonlySet<string | undefined> =>
    new Set(inputsOf(files).map(familyOf));
  // Entries that a site imports by itself, and the pairing, one session of which serves all namespaces.
  const ofAllNamespaces = new Set(['testing', 'universal-provider', 'pair-over-relay'].map(built));
  const scripts = Object.keys(outputs).filter(
    (file) => file.endsWith('.js') && !ofAllNamespaces.has(file),
  );

  it('is nothing: the core and the modal come only with the wallets of eip155', () => {
    const files = loadedWith('dist/esm/composition-root.js', 'dist/esm/shell.js');

    expect([...familiesIn(files)].filter(Boolean)).toEqual(['eip155']);
  });

  it.each(namespaces)('is in files of %s only, with its packages', (namespace) => {
    const own = scripts.filter((file) => familiesIn([file]).has(namespace));
    expect(own).not.toEqual([]);

    const loaded = own.flatMap((file) => loadedWith(file));
    const others = [...familiesIn(loaded)].filter(Boolean);
    expect(others.filter((name) => name !== namespace && name !== 'eip155')).toEqual([]);
  });

  it.each(['@solana/', 'sats-connect', '@polkadot', 'viem/'])('has nothing of %s', (name) => {
    const files = loadedWith('dist/esm/composition-root.js', 'dist/esm/shell.js');
    const found = inputsOf(files).filter((input) => input.includes(`node_modules/${name}`));

    expect(found).toEqual([]);
  });
});

describe('what a namespace adds to the core', () => {
  const core = loadedWith(...LOADED_PAGE.map(built));

  const budgets = Object.entries(namespaceBudgets).map(([namespace, budget]) => ({
    namespace,
    ...budget,
  }));

  it.each(budgets)(
    'is for $namespace at most $limitKb kB gzip from press to connected',
    ({ namespace, limitKb, files }) => {
      const family = files.map((file) => built(file));
      const added = loadedWith(...family).filter((file) => !core.includes(file));
      const total = weightOf(added);

      process.stderr.write(`${namespace} adds ${total} bytes (gzip) from press to connected\n`);
      expect(total).toBeLessThanOrEqual(limitKb * 1024);
    },
  );
});

const views = 'presentation-react/views';

/** What a feature's views may add, gzipped, to a page whose EVM account is on show and that has the feature's code. */
const viewLimits = [
  {
    what: 'receiving',
    views: [`${views}/receive/receive-view.tsx`],
    // The QR code is shared with pairing, and counted there.
    known: ['composition/features/receive.ts', `${views}/pairing/basic-view.tsx`],
    limit: 4_096,
  },
  {
    what: 'sending',
    views: ['send-view', 'preview-view', 'select-token-view'].map(
      (name) => `${views}/send/${name}.tsx`,
    ),
    // The first tab of the account has the list of tokens.
    known: [
      'composition/features/send.ts',
      'composition/features/tokens.ts',
      `${views}/account/account-tokens.tsx`,
    ],
    limit: 15_360,
  },
  {
    what: 'the contacts',
    views: [`${views}/send/contacts-panel.tsx`],
    known: ['composition/features/send.ts', `${views}/send/send-view.tsx`],
    limit: 2_048,
  },
  {
    what: 'swapping',
    views: ['swap-view', 'swap-preview-view', 'swap-select-token-view'].map(
      (name) => `${views}/swap/${name}.tsx`,
    ),
    // The account shows its tokens first.
    known: ['composition/features/swap.ts', `${views}/account/account-tokens.tsx`],
    // With the marks of exchanges.
    limit: 17_408,
  },
  {
    what: 'signing in',
    views: [`${views}/sign-in/sign-in-view.tsx`],
    known: ['composition/features/siwx.ts'],
    limit: 4_608,
  },
  {
    what: 'the tokens of the account',
    views: [`${views}/account/account-tokens.tsx`],
    known: ['composition/features/tokens.ts'],
    limit: 8_192,
  },
  {
    what: 'the NFTs of the account',
    views: [`${views}/account/account-nfts.tsx`, `${views}/nfts/nft-details-view.tsx`],
    known: ['composition/features/nfts.ts'],
    limit: 8_192,
  },
  {
    what: 'one token, and adding one',
    views: ['token-details-view', 'add-token-view'].map((name) => `${views}/holdings/${name}.tsx`),
    known: ['composition/features/tokens.ts', `${views}/account/account-tokens.tsx`],
    limit: 6_656,
  },
  {
    what: 'buying',
    views: ['onramp-providers-view', 'buy-in-progress-view'].map(
      (name) => `${views}/onramp/${name}.tsx`,
    ),
    known: ['composition/features/onramp.ts'],
    limit: 4_096,
  },
  {
    what: 'permissions',
    views: [`${views}/permissions/permissions-view.tsx`],
    known: ['composition/features/permissions.ts'],
    limit: 8_192,
  },
  {
    what: 'the activity',
    views: [`${views}/transactions/transactions-view.tsx`],
    known: ['composition/features/history.ts'],
    limit: 8_192,
  },
];

describe('what a login by e-mail adds to Connect', () => {
  const connect = loadedWith(...PRESSED_PAGE.map(built));
  const addedBy = (...files: readonly string[]): readonly string[] =>
    loadedWith(...files.map(chunkOf)).filter((file) => !connect.includes(file));

  it('is before the visitor comes near it at most 4.6 kB', () => {
    const total = weightOf(addedBy(`${views}/auth/email-field.tsx`));

    process.stderr.write(`the field of a login by e-mail adds ${total} bytes (gzip)\n`);
    expect(total).toBeLessThanOrEqual(4_700);
  });

  // With the offer to read them in English.
  it('is for all views of the embedded wallet at most 7.9 kB', () => {
    const total = weightOf(addedBy(`${views}/auth/auth-view.tsx`));

    process.stderr.write(`the views of the embedded wallet add ${total} bytes (gzip)\n`);
    expect(total).toBeLessThanOrEqual(8_089);
  });

  it('has no frame before a login', () => {
    const early = inputsOf([...connect, ...addedBy(`${views}/auth/email-field.tsx`)]);
    expect(early.filter((input) => input.startsWith('infrastructure/frame/'))).toEqual([]);
  });
});

describe('what views add to a page whose account is on show', () => {
  const here = loadedWith(
    ...CONNECTED_PAGE.map(built),
    // The account's view, and those that are downloaded in advance while it is on show.
    chunkOf('presentation-react/views/account/account-view.tsx'),
    chunkOf('presentation-react/views/networks/networks-view.tsx'),
    chunkOf('presentation-react/views/profile-wallets/profile-wallets-view.tsx'),
  );

  it.each(viewLimits)('is for $what at most $limit bytes', ({ what, views: own, known, limit }) => {
    const features = loadedWith(...known.map(chunkOf)).filter((file) => !here.includes(file));
    const added = loadedWith(...own.map(chunkOf)).filter(
      (file) => !here.includes(file) && !features.includes(file),
    );
    const total = weightOf(added);

    process.stderr.write(`the views for ${what} add ${total} bytes (gzip)\n`);
    expect(total).toBeLessThanOrEqual(limit);
  });

  it.each(viewLimits)('has nothing of $what before the visitor opens that', ({ views: own }) => {
    expect(inputsOf(here).filter((input) => own.includes(input))).toEqual([]);
  });

  it('has the decoder of QR codes in a chunk that only the camera loads', () => {
    const decoding = Object.keys(outputs).filter((file) =>
      inputsOf([file]).some((input) => input.includes('node_modules/qr/')),
    );
    const [decoder = ''] = decoding;

    expect(decoding).toHaveLength(1);
    const loadedBy = Object.entries(outputs).filter(([, { imports }]) =>
      imports.some(({ path }) => path === decoder),
    );
    expect(loadedBy.map(([file]) => file)).toEqual([
      chunkOf('presentation-react/primitives/qr/camera.ts'),
    ]);
    expect(
      loadedBy.flatMap(([, { imports }]) => imports).find(({ path }) => path === decoder),
    ).toMatchObject({
      kind: 'dynamic-import',
    });
    process.stderr.write(`the decoder of QR codes weighs ${weightOf([decoder])} bytes (gzip)\n`);
  });
});

/** What each feature adds to a page on which an EVM wallet has sent something, gzipped: its code and its source of the site. */
const sourceLimits = {
  'composition/features/swap.ts': { limitKb: 20, source: 'composition/sources/uniswap.ts' },
  'composition/features/tokens.ts': { limitKb: 10.6, source: 'composition/sources/site-assets.ts' },
  'composition/features/siwx.ts': {
    limitKb: 7,
    source: 'infrastructure/siwx/site-siwx-sessions.ts',
  },
  'composition/features/nfts.ts': { limitKb: 8, source: 'composition/sources/log-nfts.ts' },
};

describe('what the sources of tokens, NFTs and swaps download', () => {
  const parts = ['index', 'react', 'composition-root', 'shell', 'eip155-chain-adapter'];
  const connected = loadedWith(...parts.map(built));
  const before = loadedWith(
    ...parts.map(built),
    built('eip155-abilities'),
    chunkOf('composition/features/feature-loaders.ts'),
    chunkOf('composition/features/shared.ts'),
  );

  it('is nothing until a feature asks for it', () => {
    const late =
      /^composition\/sources\/|\/uniswap\/|eip155\/nft\/|^infrastructure\/(?:asset|nft|price)\//;
    const early = inputsOf(connected).filter((input) => late.test(input));
    expect(early).toEqual(['infrastructure/asset/lazy-asset-source.ts']);
  });

  it.each(Object.entries(sourceLimits))(
    'is for %s within its limit',
    (feature, { limitKb, source }) => {
      const files = loadedWith(chunkOf(feature), chunkOf(source)).filter(
        (file) => !before.includes(file),
      );
      const total = weightOf(files);

      process.stderr.write(`${feature} with ${source} adds ${total} bytes (gzip)\n`);
      expect(total).toBeLessThanOrEqual(limitKb * 1024);
    },
  );
});

describe('what a sign-in downloads', () => {
  const before = loadedWith(
    ...CONNECTED_PAGE.map(built),
    chunkOf('composition/features/feature-loaders.ts'),
    chunkOf('composition/features/shared.ts'),
    chunkOf('presentation-react/views/newcomer/what-is-a-wallet-view.tsx'),
  );
  const addedBy = (...sources: readonly string[]): readonly string[] =>
    loadedWith(...sources.map(chunkOf)).filter((file) => !before.includes(file));
  const siwx = 'composition/features/siwx.ts';
  const guard = 'application/siwx/guard-providers.ts';
  const inView = [
    'composition/features/sign-in-with-wallet.ts',
    `${views}/sign-in/sign-in-view.tsx`,
  ];

  it.each(['site-siwx-sessions', 'siwe-config-sessions'])(
    'is with %s at most 8 kB with the page, and at most 8 kB after the wallet has connected',
    (name) => {
      const early = addedBy(siwx, guard, `infrastructure/siwx/${name}.ts`);
      const late = addedBy(...inView).filter((file) => !early.includes(file));

      process.stderr.write(
        `a sign-in by ${name} adds ${weightOf(early)} bytes (gzip) to the page, ${weightOf(late)} later\n`,
      );
      expect(weightOf(early)).toBeLessThanOrEqual(8_192);
      expect(weightOf(late)).toBeLessThanOrEqual(8_192);
    },
  );

  it('has no message, no reading of errors and no zod before a visitor must sign in', () => {
    const early = inputsOf(addedBy(siwx, guard, 'infrastructure/siwx/siwe-config-sessions.ts'));
    expect(
      early.filter((input) => /zod|sign-in-(?:messages|fault|origin|ahead)/.test(input)),
    ).toEqual([]);
  });
});

describe('what the first pairing URI downloads', () => {
  const core = loadedWith(...PRESSED_PAGE.map(built));
  const added = loadedWith(built('pair-over-relay')).filter((file) => !core.includes(file));

  it('is downloaded by no other part, and names no host of the vendor except the relay', () => {
    const hosts = added.flatMap((file) => read(file).match(/[\w.-]+\.walletconnect\.\w+/g) ?? []);

    expect(inputsOf(core).filter((input) => input.includes('walletconnect/protocol'))).toEqual([]);
    expect([...new Set(hosts)]).toEqual(['relay.walletconnect.org']);
    process.stderr.write(`a pairing code adds ${weightOf(added)} bytes (gzip)\n`);
  });

  it('has none of the SDK of WalletConnect, nor of what only that needs', () => {
    const inputs = inputsOf(added).filter((input) =>
      /@walletconnect|\/(?:unstorage|pino|events|multiformats)\//.test(input),
    );

    expect(inputs).toEqual([]);
  });

  it('has no curve of Ethereum before a sign-in is requested with the pairing', () => {
    expect(inputsOf(added).filter((input) => input.includes('secp256k1'))).toEqual([]);
  });
});

describe('the source maps', () => {
  it('are not in the packed package, which does not name them either', () => {
    const { files } = JSON.parse(read('dist/package.json'));
    const scripts = Object.keys(outputs).filter((file) => file.endsWith('.js'));

    expect(files).not.toContain('maps');
    expect(readdirSync(`${root}dist/esm`).filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(scripts.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([]);
    const withoutMap = scripts.filter((file) => !existsSync(root + mapOf(file)));
    // An entry may only name what another file has, and the bundler has a helper.
    expect(inputsOf(withoutMap).filter((input) => !input.includes('rolldown/runtime'))).toEqual([]);
  });

  it('have paths of the repository, none of which leaves it', () => {
    const paths = readdirSync(`${root}dist/maps`).flatMap(
      (file) => JSON.parse(read(`dist/maps/${file}`)).sources,
    );

    expect(paths.length).toBeGreaterThan(1000);
    expect(paths.filter((path: string) => !/^cleatkit\/\w/.test(path))).toEqual([]);
  });
});

/** What each file of brand pictures may weigh, gzipped. The first view shows those of the first file. */
const pictureLimits = {
  'first-pictures': 5_000,
  'more-wallets': 8_192,
  'other-pictures': 14_336,
  'more-networks': 10_240,
  tokens: 9_216,
};

describe('the files that the bench counts', () => {
  it('are built under the names that it knows', () => {
    expect(bytesOfPairing()).toBeGreaterThan(0);
    expect(Object.keys(pictureLimits)).toEqual(expect.arrayContaining(firstPictures));
  });
});

describe('the pictures of brands', () => {
  const isPicture = (input: string): boolean => input.includes('pictures/sprites/');

  it('come with no page that shows a button, nor with the code of the core and the modal', () => {
    const files = loadedWith(...PRESSED_PAGE.map(built));
    expect(inputsOf(files).filter(isPicture)).toEqual([]);
  });

  it.each(Object.entries(pictureLimits))('weigh in %s at most %d bytes', (name, limit) => {
    const files = loadedWith(built(name));
    const others = inputsOf(files).filter((input) => !isPicture(input));
    expect(others.filter((input) => !input.includes('rolldown/runtime'))).toEqual([]);

    process.stderr.write(`${name} weighs ${weightOf(files)} bytes (gzip)\n`);
    expect(weightOf(files)).toBeLessThanOrEqual(limit);
  });

  it('are all in those files; those of logins come with the first row of a login, those of exchanges with a swap', () => {
    const files = Object.keys(outputs).filter((file) => inputsOf([file]).some(isPicture));
    expect(files.sort()).toEqual(
      [...Object.keys(pictureLimits), 'social-views', 'swap-views'].map(built).sort(),
    );
  });
});

describe('what a site with cleatkit/sign-in and cleatkit/server has', () => {
  const page = loadedWith(built('sign-in')).filter(
    (file) => !loadedWith(built('index')).includes(file),
  );
  const atOnce = loadedWith(built('server'));
  const later = atOnce.flatMap((file) => outputOf(file).imports.map(({ path }) => path));

  it('is in the page at most 2,048 bytes more, and nothing of the server', () => {
    process.stderr.write(`cleatkit/sign-in adds ${weightOf(page)} bytes (gzip)\n`);
    expect(weightOf(page)).toBeLessThanOrEqual(2_048);
    expect(inputsOf(page).filter((input) => input.includes('sign-in-server'))).toEqual([]);
  });

  it('is on the server at most 30,000 bytes at once, and of viem only a contract', () => {
    const all = loadedWith(...atOnce, ...later);
    const total = weightOf(all);
    process.stderr.write(`cleatkit/server has ${weightOf(atOnce)} bytes (gzip), all ${total}\n`);
    expect(weightOf(atOnce)).toBeLessThanOrEqual(30_000);
    expect(total).toBeLessThanOrEqual(90_000);
    const ofViem = inputsOf(all).filter((input) => input.includes('node_modules/viem/'));
    expect(ofViem.filter((input) => !input.endsWith('/index.js'))).toEqual([
      'node_modules/viem/_esm/constants/contracts.js',
    ]);
    expect(inputsOf(all).filter((input) => /react|zod|rxjs|presentation/.test(input))).toEqual([]);
  });
});

describe('what a test downloads with cleatkit/testing', () => {
  const files = loadedWith(built('testing'));

  it('has no curve and no hash: they come with the first key of a namespace', () => {
    const late = /node_modules\/(?:@noble\/|@scure\/(?:sr25519|btc-signer)|viem\/)/;

    expect(inputsOf(files).filter((input) => late.test(input))).toEqual([]);
  });

  it(`weighs at most ${TESTING_LIMIT_BYTES} bytes`, () => {
    const total = weightOf(files);

    process.stderr.write(`cleatkit/testing loads ${total} bytes (gzip) at once\n`);
    expect(total).toBeLessThanOrEqual(TESTING_LIMIT_BYTES);
  });
});

describe('the curves and hashes of noble', () => {
  const folderOf = (input: string): readonly string[] =>
    /^.*node_modules\/@noble\/(?:curves|hashes)(?=\/)/.exec(input) ?? [];
  const foldersIn = (files: readonly string[]): readonly string[] => [
    ...new Set(inputsOf(files).flatMap(folderOf)),
  ];
  const releaseOf = (folder: string): string => {
    const { name, version } = JSON.parse(read(`${folder}/package.json`));
    return `${name}@${version.split('.')[0]}`;
  };

  it('are bundled once for version 1 and once for version 2', () => {
    const releases = foldersIn(Object.keys(outputs)).map(releaseOf);

    expect(releases.sort()).toEqual([
      '@noble/curves@1',
      '@noble/curves@2',
      '@noble/hashes@1',
      '@noble/hashes@2',
    ]);
  });

  it.each([
    ['eip155-chain-adapter'],
    ['eip155-chain-adapter', 'pair-over-relay'],
    ...Object.values(namespaceBudgets).map(({ files }) => files),
  ])('come in one version until a wallet is connected with %s', (...late) => {
    const files = loadedWith(...PRESSED_PAGE.map(built), ...late.map((name) => built(name)));

    const majors = foldersIn(files).map((folder) => releaseOf(folder).at(-1));
    expect([...new Set(majors)]).toEqual(['2']);
  });
});

describe('the adapters that a site chooses', () => {
  it.each(['universal-provider', 'sats-connect', 'polkadot-extension-dapp'])(
    '%s throws errors of the class by which the page tells its own',
    (name) => {
      const own = loadedWith(built(name)).filter((file) => !eagerFiles.includes(file));

      expect(inputsOf(own)).toContain('domain/errors/widget-error.ts');
      expect(inputsOf(own)).not.toContain('domain/errors/catalogued-error.ts');
      expect(inputsOf(eagerFiles)).toContain('domain/errors/catalogued-error.ts');
    },
  );
});

describe('the adapter that adds a row on Android', () => {
  const entry = loadedWith(built('mobile-wallet-adapter'));
  const source = 'infrastructure/chains/solana/mobile/make-mobile-wallet.ts';
  const late = downloadedBy(entry).find((file) => inputsOf([file]).includes(source)) ?? '';
  const own = (files: readonly string[]): readonly string[] =>
    files.filter((file) => !eagerFiles.includes(file));

  it('has at once no more than the question whether the page is there', () => {
    const sources = inputsOf(own(entry)).filter((input) => input.startsWith('infrastructure/'));

    expect(sources).toEqual(['infrastructure/chains/solana/mobile/android-browser.ts']);
  });

  it('throws errors of the class by which the page tells its own', () => {
    expect(inputsOf(loadedWith(late))).toContain('domain/errors/wallet-app-error.ts');
    expect(inputsOf(own(loadedWith(late)))).not.toContain('domain/errors/catalogued-error.ts');
  });

  it('weighs at most 12,000 bytes on Android, without the protocol', () => {
    const total = weightOf(own(loadedWith(built('mobile-wallet-adapter'), late)));

    process.stderr.write(`the row on Android weighs ${total} bytes (gzip)\n`);
    expect(total).toBeLessThanOrEqual(12_000);
  });
});

describe('the built files', () => {
  const files = Object.keys(outputs).filter((file) => file.endsWith('.js'));

  it('exist', () => {
    expect(files).toEqual(expect.arrayContaining(['dist/esm/index.js', 'dist/esm/testing.js']));
  });

  it('import from each file in one statement, as far as they are loaded first', () => {
    const first = loadedWith(...PRESSED_PAGE.map(built));
    const repeated = first.filter((file) => {
      const paths = [...read(file).matchAll(/\b(?:from|import)\s*"([^"]+)"/g)].map(
        ([, path]) => path,
      );
      return new Set(paths).size < paths.length;
    });

    expect(repeated).toEqual([]);
  });

  it('write no code at run time, which a strict page would forbid', () => {
    const writers = files.filter((file) => /\bnew Function\b|\beval\(/.test(read(file)));
    expect(writers).toEqual([]);
  });

  it('tell frameworks with server components that the React entry is for browsers', () => {
    expect(read('dist/esm/react.js')).toMatch(/^['"]use client['"]/);
  });
});

function readOutputs(): Readonly<Record<string, Output>> {
  if (!existsSync(`${root}dist/meta.json`)) {
    throw new Error('dist/meta.json is not there: run "npm run build" first');
  }
  return JSON.parse(read('dist/meta.json')).outputs;
}

/** The file of that name. */
function built(name: string): string {
  return `dist/esm/${name}.js`;
}

/** The file with the code of `source`. */
function chunkOf(source: string): string {
  const found = pageFiles.find((file) => inputsOf([file]).includes(source));
  if (found === undefined) throw new Error(`${source} was not built`);
  return found;
}

/** The entries and everything that they load at once: `import()` is left out. */
function loadedWith(...entries: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path, kind, external } of outputOf(file).imports) {
      if (kind === 'import-statement' && !external) visit(path);
    }
  };
  entries.forEach(visit);
  return [...files];
}

/** All files that a page with `entries` can download, at once or later. */
function downloadedBy(entries: readonly string[]): readonly string[] {
  const files = new Set(entries);
  for (const file of files) {
    for (const { path, external } of outputOf(file).imports) if (!external) files.add(path);
  }
  return [...files];
}

/** The sources of which at least a byte is in `files`. */
function inputsOf(files: readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    Object.entries(outputOf(file).inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([input]) => input),
  );
}

/** What `files` weigh as they are served: gzipped, one by one. */
function weightOf(files: readonly string[]): number {
  return files
    .map((file) => gzipSync(read(file), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

function outputOf(file: string): Output {
  const output = outputs[file];
  if (!output) throw new Error(`${file} was not built`);
  return output;
}

/** The source map of a file of `dist/esm`. */
function mapOf(file: string): string {
  return `dist/maps/${basename(file)}.map`;
}

function read(file: string): string {
  return readFileSync(`${root}${file}`, 'utf8');
}
