import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runAsCommand, say } from './command.mjs';

/**
 * The publisher of the package and the addresses: the content of `owner.json`, which is empty until the owner
 * fills it. Nothing else in the repository names an address, a host or a person.
 *
 * @typedef {object} Owner
 * @property {string} author Who publishes it: a name, which may have a mail address in `<…>` and a web address in `(…)` after it.
 * @property {string} repository The web address of the repository, without `.git` or a slash at its end.
 * @property {string} homepage The web address of the product. Where it is empty: the README of the repository.
 * @property {string} bugs The web address where bugs are reported. Where it is empty: the issues of the repository.
 * @property {string} security Where vulnerabilities are reported in private: a mail or web address.
 * @property {string} conduct Where violations of the code of conduct are reported: a mail or web address.
 * @property {readonly string[]} codeOwners Who reviews changes: `@name` or `@organisation/team`.
 */

const codeOwnersFile = join(root, '.github/CODEOWNERS');

/** @returns {Owner} */
export function readOwner() {
  return JSON.parse(readFileSync(join(root, 'owner.json'), 'utf8'));
}

/**
 * The reasons that prevent a release with this owner, one sentence each.
 *
 * @param {Owner} owner
 * @returns {readonly string[]}
 */
export function faultsOfOwner(owner) {
  const { author, security, conduct, codeOwners } = owner;
  const { repository, homepage, bugs } = addressesOf(owner);
  const pages = Object.entries({ repository, homepage, bugs });
  const contacts = Object.entries({ security, conduct });
  return [
    ...(/^[^<>()\s][^<>()]*(?: <\S+@\S+>)?(?: \(https:\S+\))?$/.test(author)
      ? []
      : [
          'owner.json: "author" is empty, or no "Name", "Name <mail>" or "Name <mail> (https address)"',
        ]),
    ...(/(?:\.git|\/)$/.test(repository)
      ? ['owner.json: "repository" ends with ".git" or a slash: give the address of its page']
      : []),
    ...pages
      .filter(([, address]) => !isWebAddress(address))
      .map(([field]) => `owner.json: "${field}" is empty or no https address`),
    ...contacts
      .filter(([, address]) => !isWebAddress(address) && !/^[^\s@]+@[^\s@]+$/.test(address))
      .map(([field]) => `owner.json: "${field}" is empty, or neither a mail nor an https address`),
    ...(codeOwners.length > 0 && codeOwners.every((name) => /^@[\w-]+(\/[\w.-]+)?$/.test(name))
      ? []
      : [
          'owner.json: "codeOwners" is empty, or lists other names than "@name" or "@organisation/team"',
        ]),
  ];
}

/**
 * The web addresses: those that are empty follow from the repository, as on GitHub.
 *
 * @param {Owner} owner
 */
function addressesOf({ repository, homepage, bugs }) {
  return {
    repository,
    homepage: homepage || (repository && `${repository}#readme`),
    bugs: bugs || (repository && `${repository}/issues`),
  };
}

/**
 * The fields of the published manifest that come from the owner, without empty ones.
 *
 * @param {Owner} owner
 */
export function manifestFieldsOf(owner) {
  const { repository, homepage, bugs } = addressesOf(owner);
  return {
    ...(owner.author && { author: owner.author }),
    ...(repository && { repository: { type: 'git', url: `git+${repository}.git` } }),
    ...(homepage && { homepage }),
    ...(bugs && { bugs: { url: bugs } }),
  };
}

/**
 * The file in which GitHub looks for reviewers.
 *
 * @param {Owner} owner
 */
export function codeOwnersText({ codeOwners }) {
  const note = '# Written by "npm run owner" from owner.json.\n';
  return codeOwners.length === 0 ? note : `${note}* ${codeOwners.join(' ')}\n`;
}

/** Whether GitHub's file names the owner's reviewers. */
export function isCodeOwnersFileCurrent() {
  return readFileSync(codeOwnersFile, 'utf8') === codeOwnersText(readOwner());
}

/** @param {string} address */
function isWebAddress(address) {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

await runAsCommand(import.meta.url, () => {
  const owner = readOwner();
  writeFileSync(codeOwnersFile, codeOwnersText(owner));
  const faults = faultsOfOwner(owner);
  say(['Wrote .github/CODEOWNERS.', ...faults].join('\n'));
});
