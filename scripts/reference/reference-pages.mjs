import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.mjs';
import { importSources } from '../import-sources.mjs';
import { englishTexts } from '../written-pages.mjs';
import { Declarations } from './declarations.mjs';
import { entryPages } from './entry-pages.mjs';
import { errorPages } from './error-pages.mjs';
import { Homes, settleTypesOf } from './homes.mjs';
import { page } from './markdown.mjs';
import { portPages } from './port-pages.mjs';
import { referenceIndex } from './reference-index.mjs';
import { sectionOf } from './sections.mjs';
import { standardOptions } from './standard-options.mjs';
import { throwersOf } from './throwers.mjs';
import { viewPage } from './view-page.mjs';

/** @typedef {import('./declarations.mjs').Declaration} Declaration */

const catalogues = `
export { errorTexts } from './domain/errors/error-catalogue';
export { viewRules } from './domain/routing/view-rules';
export { parseOptions } from './domain/options/parse-options';
`;

/**
 * Every page of the reference, by its path in `docs/reference`.
 *
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function referencePages() {
  const declarations = new Declarations();
  try {
    return await pagesFrom(declarations);
  } finally {
    declarations.close();
  }
}

/** @param {Declarations} declarations */
async function pagesFrom(declarations) {
  const { errorTexts, parseOptions, viewRules } = await importSources(catalogues);
  const texts = await englishTexts();
  const homes = new Homes();
  for (const code of Object.keys(errorTexts)) homes.settleError(code);
  settleElsewhere(declarations, homes);

  const main = mainPages(declarations);
  const ports = portPages(declarations);
  for (const { file, roots } of [...main, ...ports]) {
    for (const each of roots) homes.settle(each, file);
  }
  const described = [...main, ...ports].map((each) => ({
    ...each,
    after: undefined,
    types: settleTypesOf([...each.roots, ...(each.from ?? [])], homes, each.file),
  }));
  const entries = entryPages(declarations, homes);
  const standardOf = standardOptions(parseOptions({}));
  const written = [...described, ...entries].map(
    ({ after, file, lead, roots, title, types }) =>
      /** @type {const} */ ([
        file,
        page(
          `# ${title}`,
          lead,
          ...(after ? [after(homes.linksOf(file))] : []),
          ...roots.flatMap((each) =>
            sectionOf(each, homes.linksOf(file), {
              heading: '##',
              standardOf: standardOf(each.name),
            }),
          ),
          ...types.flatMap((each) =>
            sectionOf(each, homes.linksOf(file), {
              heading: '##',
              standardOf: standardOf(each.name),
            }),
          ),
        ),
      ]),
  );
  const context = declarations.named('index.ts', 'ErrorContexts').members;
  const errors = errorPages({
    messages: errorTexts,
    texts,
    views: Object.keys(viewRules),
    typeOf: (code) => context.find(({ name }) => name === code)?.type ?? '',
    thrownBy: throwersOf(declarations.named('index.ts', 'Widget'), homes.linksOf('errors/x.md')),
  });
  const views = viewPage(
    readFileSync(join(root, 'domain/routing/view-rules.ts'), 'utf8'),
    viewRules,
  );
  const pages = [...written, ['views.md', views], ...errors];
  return new Map([
    ['README.md', referenceIndex({ main, ports, entries })],
    .../** @type {[string, string][]} */ (pages),
  ]);
}

/**
 * What has a page that is no part of the reference.
 *
 * @param {Declarations} declarations
 * @param {Homes} homes
 */
function settleElsewhere(declarations, homes) {
  homes.settle(declarations.named('index.ts', 'ErrorContexts'), 'errors/README.md#');
  homes.settle(declarations.named('index.ts', 'ErrorCode'), 'errors/README.md#');
  homes.settle(declarations.named('index.ts', 'ViewName'), 'views.md#');
  for (const verbs of featureVerbs(declarations)) {
    const feature = verbs.name.replace(/Verbs$/, '').toLowerCase();
    homes.settle(verbs, `../features.md#${feature}`);
  }
}

/** @param {Declarations} declarations */
function featureVerbs(declarations) {
  const [verbs] = declarations
    .named('application/widget/features.ts', 'FeatureVerbs')
    .uses()
    .filter(({ name }) => name === 'Verbs');
  return verbs?.uses() ?? [];
}

/**
 * @param {Declarations} declarations
 * @returns {readonly import('./homes.mjs').DeclarationPage[]}
 */
function mainPages(declarations) {
  const index = (/** @type {string[]} */ ...names) =>
    names.map((name) => declarations.named('index.ts', name));
  const react = declarations.exportsOf('presentation-react/index.ts');
  const isIn = (/** @type {RegExp} */ folder) =>
    react.filter(
      ({ name, source }) =>
        folder.test(source) && !/^(?:Language|Message|Widget$|WidgetState|OpenRequest)/.test(name),
    );
  return [
    {
      file: 'options.md',
      title: 'Options of createWidget',
      lead: '`createWidget(options, …overrides)` checks every option when it is called, and throws [`OPTION_INVALID`](errors/OPTION_INVALID.md) with the path of the first wrong one. Everything may be left out. [Options](../options.md) has them by what a site wants, with an example.',
      roots: index('WidgetOptionsInput', 'WidgetOptions', 'Features', 'Sources'),
    },
    {
      file: 'widget.md',
      title: 'The widget and its verbs',
      lead: 'What `createWidget` returns. The same in a page, in React and in Node.',
      roots: index('createWidget', 'Widget', 'OpenRequest', 'OpenSendRequest', 'OpenedSend'),
    },
    {
      file: 'events.md',
      title: 'Events',
      lead: '`widget.on(name, listener)` calls the listener for each event from now on, and returns a function that ends it. Each row is an event and what the listener gets.',
      roots: index('WidgetEvents', 'WidgetEventName', 'SentByWidget', 'TransactionOutcome'),
    },
    {
      file: 'state.md',
      title: 'State',
      lead: '`widget.state` is one immutable value, and `widget.subscribe` calls with the next one. In React: `useWidget()` and the hooks.',
      roots: index('WidgetState', 'ConnectionStates', 'ConnectionState', 'activeConnection'),
    },
    {
      file: 'components.md',
      title: 'Components',
      lead: 'The components of `cleatkit/react`. [In a React app](../react.md) has whole files.',
      roots: isIn(/\/(?:buttons|provider)\//),
    },
    {
      file: 'hooks.md',
      title: 'Hooks',
      lead: 'The hooks of `cleatkit/react`. They need a `WidgetProvider` above them.',
      roots: isIn(/\/bindings\//),
    },
    {
      file: 'feature-states.md',
      title: 'States of the features',
      lead: 'What is in `widget.state.features`, and what the [verbs of the features](../features.md) take and answer.',
      roots: [declarations.named('application/snapshot/feature-states.ts', 'FeatureStates')],
      from: featureVerbs(declarations),
    },
  ];
}
