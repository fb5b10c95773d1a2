/**
 * @typedef {'killed' | 'timeout' | 'survived' | 'uncovered'} Status
 * @typedef {{ readonly fileName: string, readonly status: Status }} Judged
 * @typedef {{ readonly folder: string, readonly killed: number, readonly all: number,
 *   readonly percent: number, readonly error: number }} Score
 */

/** 95 % of samples lie within this number of standard errors. */
const STANDARD_ERRORS = 1.96;

/**
 * The share of killed mutants in each folder, in percent, with its error where `share` of them was drawn. The
 * folders of the layers come after the layers themselves.
 *
 * @param {readonly Judged[]} judged
 * @param {number} share
 * @returns {readonly Score[]}
 */
export function scoresOf(judged, share) {
  /** @type {Map<string, Judged[]>} */
  const folders = new Map();
  for (const one of judged) {
    for (const folder of foldersOf(one.fileName)) {
      folders.set(folder, [...(folders.get(folder) ?? []), one]);
    }
  }
  return [...folders]
    .map(([folder, ones]) => scoreOf(folder, ones, share))
    .sort((one, two) => depth(one) - depth(two) || one.folder.localeCompare(two.folder));
}

/** @param {Score} score */
function depth({ folder }) {
  return folder.split('/').length;
}

/** @param {string} fileName */
function foldersOf(fileName) {
  const [layer = '', ...rest] = fileName.split('/');
  return rest.length > 1 ? [layer, `${layer}/${rest[0]}`] : [layer];
}

/**
 * @param {string} folder
 * @param {readonly Judged[]} ones
 * @param {number} share
 * @returns {Score}
 */
function scoreOf(folder, ones, share) {
  const killed = ones.filter(({ status }) => status === 'killed' || status === 'timeout').length;
  const rate = killed / ones.length;
  const error = STANDARD_ERRORS * Math.sqrt((rate * (1 - rate) * (1 - share)) / ones.length);
  return { folder, killed, all: ones.length, percent: 100 * rate, error: 100 * error };
}
