/** @typedef {import('./readers.mjs').Reader} Reader */
/** @typedef {import('./readers.mjs').Facts} Facts */

/**
 * A list, and the wallet's name in it.
 *
 * @typedef {object} Listing
 * @property {Reader} reader
 * @property {string} name
 * @property {readonly (keyof Facts)[]} [without] What is not taken from there.
 */

/**
 * What a wallet's own documentation says.
 *
 * @typedef {object} Documented
 * @property {string} document The host of the documentation, and the title of the page.
 * @property {Facts} facts
 */

/**
 * A wallet of the list that comes with the package. Of each fact, the first source that says it counts. Namespaces and
 * the links of browsers are those of all sources.
 *
 * @typedef {object} Row
 * @property {string} id Its rdns where it has one, else the id that its namespace knows it by.
 * @property {readonly (Listing | Documented)[]} sources
 */

/** @type {(id: string, ...sources: readonly (Listing | Documented)[]) => Row} */
export const wallet = (id, ...sources) => ({ id, sources });

/** @type {(reader: Reader) => (name: string, ...without: readonly (keyof Facts)[]) => Listing} */
const list =
  (reader) =>
  (name, ...without) => ({ reader, name, without });

export const rainbowkit = list('rainbowkit');
export const thirdweb = list('thirdweb');
export const book = list('walletBook');
export const solana = list('solana');
export const jupiter = list('jupiter');
export const bigmi = list('bigmi');
export const lasereyes = list('lasereyes');
export const luno = list('luno');
export const typink = list('typink');

/** @type {(document: string, facts: Facts) => Documented} */
export const documented = (document, facts) => ({ document, facts });
