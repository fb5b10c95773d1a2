/**
 * Letters that look like others, each before the letters that it looks like, as in Unicode's confusables.txt
 * (UTS #39). Letters that NFKC makes equal, such as full-width ones, are not listed. Capitals are listed apart from
 * small letters, because they look like other letters.
 */
const lookAlikes = [
  // Cyrillic
  'аa вb еe кk мm нh оo рp сc тt уy хx ѕs іi јj һh ԛq ԝw ӏl ԁd гr ѵv ѡw ҽe ғf ҝk',
  'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЅS ІI ЈJ ҺH ԚQ ԜW ӀI ԀD ГG ѴV ҒF ЗE',
  // Greek
  'αa βb γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw μu ϲc ϳj',
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ',
  // Armenian and Georgian
  'աw գq եt զq հh յj նu ոn ոn սu օo քp ցg Տs ՕO ՍU Լl',
  // Cherokee and Lisu
  'ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎥI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᎳW ᎩY ᏃZ ꓮA ꓐB ꓚC ꓓD ꓰE ꓝF ꓖG ꓧH ꓲI ꓙJ ꓗK ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ',
  // Latin letters beside the alphabet
  'ɑa ƅb ƈc ɗd đd ɘe ƒf ɡg ɠg ɦh ħh ıi ɩi ɪi ȷj ƙk ĸk łl ɫl ɱm ɳn ŋn øo ɵo ƥp ɋq ɍr ɾr ʀr ʂs ʃs ƭt ŧt ʋu ʊu ʌv ɯw ʏy ƴy ƶz ʐz ʟl ʙb ɢg ʜh ɴn ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz ßb þp ðd ŁL ØO ĐD ĦH ŦT',
  // Digits and signs
  '0o 1l 3e 4a 5s 7t 8b |l $s @a',
].flatMap((line) => line.split(' '));

const letters: ReadonlyMap<string, string> = new Map(
  lookAlikes.map((pair) => {
    const [letter = '', ...looksLike] = Array.from(pair);
    return [letter, looksLike.join('')];
  }),
);

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
 * marks and the word "wallet". Never shown.
 */
export function lookOf(name: string): string {
  const decomposed = name.normalize('NFKD').replaceAll(ignored, '');
  const alike = Array.from(decomposed, (letter) => letters.get(letter) ?? letter).join('');
  const plain = alike.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const look = sameForTheEye.reduce(
    (text, [pattern, letter]) => text.replaceAll(pattern, letter),
    plain,
  );
  return look.replaceAll(WALLET, '') || look;
}

/** Whether a person could take one name for the other. */
export function looksAlike(one: string, other: string): boolean {
  const look = lookOf(one);
  return look !== '' && look === lookOf(other);
}
