import { confirm, isCancel, multiselect, select, text } from '@clack/prompts';
import {
  canHaveWagmi,
  defaults,
  faultOfProjectId,
  Mistake,
  namespaces,
  refuse,
  templates,
} from './choices.mjs';
import { faultOf } from './folder.mjs';

/** @typedef {import('./choices.mjs').Choices} Choices */
/** @typedef {import('./choices.mjs').Namespace} Namespace */
/** @typedef {import('./choices.mjs').Template} Template */

/**
 * Asks for what the command line does not say.
 *
 * @param {Partial<Choices>} given
 * @param {import('@clack/prompts').CommonOptions} [terminal] In the place of the process's own.
 * @returns {Promise<Choices>}
 */
export async function ask(given, terminal = {}) {
  const folder =
    given.folder ??
    (await answered(
      text({
        message: 'Which folder?',
        placeholder: defaults.folder,
        ...terminal,
        defaultValue: defaults.folder,
        validate: (name) => faultOf(name || defaults.folder),
      }),
    ));
  const template =
    given.template ??
    (await answered(
      select({
        message: 'What is the site made with?',
        ...terminal,
        options: optionsOf(templates),
      }),
    ));
  const chosen =
    given.namespaces ??
    (await answered(
      multiselect({
        message: 'Which wallets?',
        ...terminal,
        required: true,
        options: optionsOf(namespaces),
        initialValues: [...defaults.namespaces],
      }),
    ));
  const wagmi =
    given.wagmi ??
    (canHaveWagmi(template) && chosen.includes('eip155')
      ? await answered(confirm({ message: 'With wagmi?', initialValue: false, ...terminal }))
      : false);
  const signIn =
    given.signIn ??
    (await answered(
      confirm({
        message: 'Do visitors sign in with their wallet?',
        initialValue: false,
        ...terminal,
      }),
    ));
  const projectId =
    given.projectId ??
    (await answered(
      text({
        message: 'A WalletConnect project id, to pair with phones? Enter to leave it out.',
        placeholder: 'free at https://dashboard.reown.com',
        ...terminal,
        defaultValue: defaults.projectId,
        validate: (id) => faultOfProjectId((id ?? '').trim()),
      }),
    ));
  const choices = {
    folder,
    template,
    namespaces: chosen,
    wagmi,
    signIn,
    projectId: projectId.trim(),
    language: given.language ?? defaults.language,
  };
  refuse(choices);
  return choices;
}

/**
 * @template {string} Value
 * @param {Readonly<Record<Value, string>>} labels
 */
function optionsOf(labels) {
  const values = /** @type {Value[]} */ (Object.keys(labels));
  return /** @type {import('@clack/prompts').Option<Value>[]} */ (
    values.map((value) => ({ value, label: labels[value] }))
  );
}

/**
 * @template Answer
 * @param {Promise<Answer | symbol>} answer
 * @returns {Promise<Answer>}
 */
async function answered(answer) {
  const value = await answer;
  if (!isCancel(value)) return value;
  throw new Mistake('Cancelled: nothing was written.');
}
