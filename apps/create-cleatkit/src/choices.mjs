import { parseArgs } from 'node:util';
import { languages } from './languages.mjs';

/** @typedef {'react' | 'next' | 'vue' | 'page'} Template */
/** @typedef {'eip155' | 'solana' | 'bip122' | 'polkadot'} Namespace */

/**
 * What the new site has.
 *
 * @typedef {object} Choices
 * @property {string} folder
 * @property {Template} template
 * @property {readonly Namespace[]} namespaces
 * @property {boolean} wagmi
 * @property {boolean} signIn
 * @property {string} projectId Empty for none.
 * @property {string} language The tag of the widget's language. Empty for English.
 */

/** @type {Readonly<Record<Template, string>>} */
export const templates = {
  react: 'React with Vite',
  next: 'Next (App Router)',
  vue: 'Vue with Vite',
  page: 'A plain page without a build',
};

/** @type {Readonly<Record<Namespace, string>>} */
export const namespaces = {
  eip155: 'EVM chains',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
};

export const help = `create-cleatkit [folder] [options]

  --template <${Object.keys(templates).join('|')}>
  --namespaces <${Object.keys(namespaces).join(',')}>   one or more
  --wagmi, --no-wagmi       wagmi's hooks over the same wallet (react, next)
  --sign-in, --no-sign-in   visitors sign in with their wallet
  --project-id <id>         of WalletConnect, with which phones pair: free at https://dashboard.reown.com
  --language <tag>          of the widget, such as de; English otherwise (react, next, vue)
  --no-install              writes the files, and installs nothing
  --yes                     asks nothing: what no option says is react, EVM chains, no wagmi, no sign-in, no project id
  --help`;

/** A mistake of the person who runs the command, as a sentence. */
export class Mistake extends Error {}

/**
 * The options of a command line.
 *
 * @param {readonly string[]} args
 */
export function readOptions(args) {
  const { values, positionals } = parsed(args);
  const [folder, ...more] = positionals;
  if (more.length > 0) throw new Mistake(`One folder is written, and not also ${more.join(', ')}.`);
  const { help: asksHelp = false, yes = false, install = true, wagmi } = values;
  return {
    asksHelp,
    yes,
    install,
    /** @type {Partial<Choices>} */
    given: {
      ...(folder === undefined ? {} : { folder }),
      ...(values.template === undefined ? {} : { template: asTemplate(values.template) }),
      ...(values.namespaces === undefined ? {} : { namespaces: asNamespaces(values.namespaces) }),
      ...(wagmi === undefined ? {} : { wagmi }),
      ...(values['sign-in'] === undefined ? {} : { signIn: values['sign-in'] }),
      ...(values['project-id'] === undefined
        ? {}
        : { projectId: asProjectId(values['project-id']) }),
      ...(values.language === undefined ? {} : { language: asLanguage(values.language) }),
    },
  };
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        template: { type: 'string' },
        namespaces: { type: 'string' },
        wagmi: { type: 'boolean' },
        'sign-in': { type: 'boolean' },
        'project-id': { type: 'string' },
        language: { type: 'string' },
        install: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Mistake(`${sentence}. The options are:\n\n${help}`);
  }
}

/** The choices where nothing else is chosen. */
export const defaults = /** @type {const} */ ({
  folder: 'my-site',
  template: 'react',
  namespaces: ['eip155'],
  wagmi: false,
  signIn: false,
  projectId: '',
  language: '',
});

/**
 * Refuses what no site can have.
 *
 * @param {Partial<Choices>} choices
 */
export function refuse({ template, namespaces: chosen, wagmi, language }) {
  if (template === 'page' && language) {
    throw new Mistake(
      'A page without a build speaks English: choose another --template, or leave out --language.',
    );
  }
  if (!wagmi) return;
  if (template && !canHaveWagmi(template)) {
    throw new Mistake(
      `wagmi has hooks for React: choose --template react or next, or leave out --wagmi.`,
    );
  }
  if (chosen && !chosen.includes('eip155')) {
    throw new Mistake('wagmi is for EVM chains: add eip155 to --namespaces, or leave out --wagmi.');
  }
}

/** @param {Template} template */
export function canHaveWagmi(template) {
  return template === 'react' || template === 'next';
}

/**
 * @param {string} name
 * @returns {Template}
 */
function asTemplate(name) {
  if (Object.hasOwn(templates, name)) return /** @type {Template} */ (name);
  throw new Mistake(
    `There is no template "${name}": choose one of ${Object.keys(templates).join(', ')}.`,
  );
}

/**
 * Why `text` is no project id, as a sentence.
 *
 * @param {string} text
 * @returns {string | undefined}
 */
export function faultOfProjectId(text) {
  if (text === '' || /^[\w-]{1,64}$/.test(text)) return undefined;
  return 'A project id has only letters, digits and hyphens.';
}

/** @param {string} text */
function asProjectId(text) {
  const projectId = text.trim();
  const fault = faultOfProjectId(projectId);
  if (fault !== undefined) throw new Mistake(fault);
  return projectId;
}

/**
 * @param {string} text
 * @returns {readonly Namespace[]}
 */
function asNamespaces(text) {
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  const unknown = names.find((name) => !Object.hasOwn(namespaces, name));
  if (unknown === undefined) return /** @type {Namespace[]} */ (names);
  throw new Mistake(
    `There is no namespace "${unknown}": choose one or more of ${Object.keys(namespaces).join(', ')}.`,
  );
}

/** @param {string} tag */
function asLanguage(tag) {
  if (tag === 'en') return '';
  if (languages.includes(tag)) return tag;
  throw new Mistake(`There is no language "${tag}": choose one of en, ${languages.join(', ')}.`);
}
