import { namespaces, templates } from './choices.mjs';
import { manifestOf } from './manifest.mjs';
import { isTyped } from './wallet.mjs';

/** @typedef {import('./choices.mjs').Choices} Choices */
/** @typedef {import('./choices.mjs').Template} Template */

/**
 * The port of the template's own development server.
 *
 * @param {Template} template
 */
export function portOf(template) {
  return template === 'react' || template === 'vue' ? 5173 : 3000;
}

/** What each command of a new site does. @type {Readonly<Record<string, (choices: Choices) => string>>} */
const commands = {
  dev: ({ template }) =>
    `Serves the site at http://localhost:${portOf(template)} while you change it`,
  build: () => 'Builds it for its visitors',
  preview: () => 'Serves what was built at http://localhost:4173',
  start: ({ template }) =>
    template === 'page'
      ? 'The same as `npm run dev`'
      : 'Serves what was built at http://localhost:3000',
  test: ({ signIn }) =>
    `Connects a test wallet${signIn ? " and signs in at the site's own server" : ''}, without a browser`,
};

/**
 * The files that a developer changes first, and what is in them.
 *
 * @param {Choices} choices
 * @returns {Readonly<Record<string, string>>}
 */
function filesOf({ template, wagmi, signIn }) {
  const isReact = isTyped(template);
  return {
    [isReact ? 'src/wallet.ts' : 'src/wallet.js']:
      'The widget: its networks, and every other option',
    ...(isReact && { 'src/app.tsx': 'What visitors see' }),
    ...(template === 'vue' && { 'src/app.vue': 'What visitors see' }),
    ...(template === 'page' && {
      'index.html': 'What visitors see',
      'src/main.js': 'What the page does',
    }),
    'src/site.css': 'How it looks',
    ...(template === 'next' && {
      'src/site.tsx': 'The widget of a visitor, with the looks of the visit before',
    }),
    ...(wagmi && { 'src/wagmi.ts': "wagmi's chains and connector" }),
    ...(signIn && { 'sign-in-server.js': 'The server of the sign-in' }),
    ...(template === 'page' && { 'server.js': 'The server of the files' }),
    'src/testing.js': 'The wallet and the nodes of the test',
  };
}

/**
 * The README of a site.
 *
 * @param {Choices} choices
 * @param {string} title
 */
export function readmeOf(choices, title) {
  const { template, namespaces: chosen, signIn } = choices;
  const scripts = Object.keys(manifestOf(choices).scripts).map(
    (name) =>
      `| \`${name === 'test' ? 'npm test' : `npm run ${name}`}\` | ${commands[name]?.(choices)} |`,
  );
  const files = Object.entries(filesOf(choices)).map(([path, text]) => `| \`${path}\` | ${text} |`);
  return `# ${title}

${templates[template]}, with the wallet widget of Cleat for ${chosen.map((each) => namespaces[each]).join(', ')}.

| Run | What it does |
| --- | --- |
${scripts.join('\n')}

| File | What is in it |
| --- | --- |
${files.join('\n')}

${signIn ? `## Where it is served\n\n${servedAt(template)}\n\n` : ''}## Where to read on

\`node_modules/cleatkit/docs/README.md\` leads to every page: options, looks, texts, sources of prices and swaps, tests.
The package itself is \`cleatkit.tgz\`: keep it with the site.
`;
}

/**
 * What the server of the sign-in needs in its environment.
 *
 * @param {Template} template
 */
function servedAt(template) {
  const secret =
    template === 'next'
      ? ' `SITE_SECRET` is a long random text of your own, which seals the sessions.'
      : '';
  return `\`sign-in-server.js\` signs visitors in at the hosts that it lists, with their ports. Elsewhere, set \`SITE_DOMAIN\` for it:
\`SITE_DOMAIN=shop.example\`, or \`SITE_DOMAIN=localhost:3001\` on another port.${secret}`;
}

/**
 * What the command says when it has not asked.
 *
 * @param {Partial<Choices>} given What the command line says.
 * @param {Choices} choices
 * @returns {string | undefined}
 */
export function takenWords(given, { template, namespaces: chosen }) {
  const taken = [
    ...(given.template ? [] : [`--template ${template}`]),
    ...(given.namespaces ? [] : [`--namespaces ${chosen.join()}`]),
  ];
  if (taken.length === 0) return undefined;
  return `There is no terminal to ask in, so this takes ${taken.join(' and ')}. --help has the other choices.`;
}

/**
 * What the command says at the end.
 *
 * @param {Choices} choices
 * @param {object} outcome
 * @param {string} outcome.path The folder, as seen from where the command ran.
 * @param {boolean} outcome.isInstalled
 * @param {string} outcome.seconds
 */
export function closingWords(choices, { path, isInstalled, seconds }) {
  const { template, signIn } = choices;
  const steps = [`cd ${path}`, ...(isInstalled ? [] : ['npm install']), 'npm run dev'];
  const served = signIn
    ? `\nVisitors sign in at localhost. On another host or port, set SITE_DOMAIN, as in SITE_DOMAIN=localhost:3001.`
    : '';
  return `
Written${isInstalled ? ' and installed' : ''} in ${seconds} s. Next:

  ${steps.join('\n  ')}

Then open http://localhost:${portOf(template)} and connect a wallet. "npm test" runs the test of the site, README.md says where what is.${served}`;
}
