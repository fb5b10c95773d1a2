/**
 * The work that a login may have to do before its mail leaves: client puzzles of SHA-256, as hashcash has them. Many small
 * parts take nearly the same time in sum, where one large puzzle takes a third or the threefold.
 */
const PARTS = 32;

/** What one part takes at level 0, in bits. Each level doubles it. */
const BASE_BITS = 10;

/** The most work: about half a minute on a phone of the middle. */
export const MAX_WORK_LEVEL = 7;

/** SHA-256. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

const SEED_BYTES = 32;
const answerPattern = /^[0-9a-z]{1,6}(?:,[0-9a-z]{1,6})*$/;

/** Works for `challenge`, an ASCII text, and returns the answer. */
export function solveWork(challenge: string, level: number, hash: Hash): string {
  const input = inputOf(challenge, hash);
  const found: string[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    let tried = 0;
    while (!isRight(input, part, tried, level, hash)) tried += 1;
    found.push(tried.toString(36));
  }
  return found.join(',');
}

/** Whether `answer` shows the work of a level for `challenge`. */
export function isSolved(challenge: string, level: number, answer: string, hash: Hash): boolean {
  const tried = answerPattern.test(answer) ? answer.split(',') : [];
  if (tried.length !== PARTS) return false;
  const input = inputOf(challenge, hash);
  return tried.every((text, part) => isRight(input, part, Number.parseInt(text, 36), level, hash));
}

/** The hash of the challenge, and place for two numbers of 32 bits. */
function inputOf(challenge: string, hash: Hash): DataView {
  const input = new Uint8Array(SEED_BYTES + 8);
  input.set(hash(Uint8Array.from(challenge, (character) => character.charCodeAt(0))));
  return new DataView(input.buffer);
}

function isRight(input: DataView, part: number, tried: number, level: number, hash: Hash): boolean {
  input.setUint32(SEED_BYTES, part);
  input.setUint32(SEED_BYTES + 4, tried);
  const [a = 1, b = 1, c = 1] = hash(new Uint8Array(input.buffer));
  // The first bits are zero: 24 of them are more than any level has.
  return ((a << 16) | (b << 8) | c) >>> (24 - BASE_BITS - level) === 0;
}
