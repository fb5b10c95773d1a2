/**
 * Characters that look like Latin letters, as in Unicode's confusables.txt (UTS #39): each letter here, in the order of
 * the characters, and before it how far the character is from the one before, where that is more than 1.
 * Characters that NFKD makes equal to a letter, such as full-width ones, are not listed. Every visitor downloads this:
 * written out, it is three times as large. The test of this file has the characters themselves.
 */
const lookAlikes =
  '36s12ol2eas2tb8a60l92o7b17d8o6p18dd21hh10i7k9ll9n27tt30b3c10f7k12p8t7y2z129j20q2r4a6de8ggg4h3iil' +
  '4w2m2nno9r2r2ss7uuv3yz9b3h3l224j18ab3ezh2ik2mn2o2p3ty2x10aby2e2n2ik2uv2o2p2otu2x2w41cj6c12si2j8a' +
  '2bg2e2e3k2mho2pcty2x11a2br2e5k2mho2pcty2x16si2j9w19vv29ff10k29hh2e3i15l49dd25qqww31l17u2s6o12w2q' +
  '2tq10h5ju2n5u4g3po3611drt3i4yaje7w4m4h5g3z22vs4lc3p4k14b2316a4cd2e3jk2m2o9p3tu4vwz34734bp2dt2gk' +
  '2jc2zf2mnlsr3vh3wxy2a2e2iou';

const letters: ReadonlyMap<string, string> = new Map(charactersIn(lookAlikes));

/** Marks, and characters without width. */
const ignored = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters that look the same in most fonts, once all letters are small. */
const sameForTheEye: readonly (readonly [RegExp, string])[] = [
  [/i/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** The word that some wallets add to their name. */
const WALLET = 'wallet';

/**
 * The skeleton of a name: the same text for names that a visitor could confuse. Ignores letter case, punctuation,
 * marks and the word "wallet". Empty where nothing is left to confuse. Never shown.
 */
export function lookOf(name: string): string {
  // Before as well: NFKD makes a sigma of the one that looks like a c.
  const decomposed = inLetters(name).normalize('NFKD').replaceAll(ignored, '');
  const alike = inLetters(decomposed);
  const plain = alike.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const look = sameForTheEye.reduce(
    (text, [pattern, letter]) => text.replaceAll(pattern, letter),
    plain,
  );
  return look.replaceAll(WALLET, '') || look;
}

function inLetters(text: string): string {
  return Array.from(text, (character) => letters.get(character) ?? character).join('');
}

function* charactersIn(table: string): Generator<[character: string, letter: string]> {
  let codePoint = 0;
  for (const [, distance = '', letter = ''] of table.matchAll(/(\d*)([a-z])/g)) {
    codePoint += Number(distance || 1);
    yield [String.fromCodePoint(codePoint), letter];
  }
}
