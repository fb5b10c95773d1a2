import { describe, expect, it } from '@jest/globals';
import { lookOf } from '../../../../domain/text/look-alike';

describe('two names that a person could take for one', () => {
  it.each([
    'MetaMask',
    'metamask',
    'META MASK',
    'Meta-Mask',
    'Meta-Mask Wallet',
    'MetaMask.',
    'ＭｅｔａＭａｓｋ',
    '𝐌𝐞𝐭𝐚𝐌𝐚𝐬𝐤',
    'МеtаМаѕk',
    'МЕТАМАЅК',
    'ΜetaΜask',
    'MétaMåsk',
    'MetaⅯask',
    'Meta\u3164Mask',
    'ꓟetaꓟask',
    'M3taM4sk',
    'rnetarnask',
    'ᴍeтaᴍasĸ',
    'MetaMask Wallet',
  ])('are "MetaMask" and %j', (copy) => {
    expect(lookOf(copy)).toBe(lookOf('MetaMask'));
  });

  it.each([
    ['Coinbase Wallet', 'Coinbase WaIIet'],
    ['Coinbase Wallet', 'Coinbase Wa||et'],
    ['Trust Wallet', 'TrustWallet'],
    ['Trust', 'Trust Wallet'],
    ['Rainbow', 'Raınbow'],
    ['Phantom', 'Рhаntоm'],
    ['Bitget Wallet', 'Βitget Wаllet'],
    ['1inch Wallet', 'linch Wallet'],
    ['Wallet', 'wallet'],
    ['支付宝', '支付宝'],
  ])('are %j and %j', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it.each([
    ['MetaMask', 'MetaMask Institutional'],
    ['MetaMask', 'Mask'],
    ['Rainbow', 'Rabby'],
    ['Test Wallet 1', 'Test Wallet 2'],
    ['Trust Wallet', 'Wallet'],
    ['支付宝', '微信'],
  ])('are not %j and %j', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });

  it.each(['', '-', '.'])('have no skeleton in %j', (nothing) => {
    expect(lookOf(nothing)).toBe('');
  });

  it('share one skeleton', () => {
    expect(lookOf('Meta-Mask Wallet')).toBe(lookOf('МеtаМаѕk'));
  });
});

/** Characters, each before the letter that it looks like. Capitals are listed apart, because they look like other letters. */
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

describe('the characters that look like letters', () => {
  const letterOf = new Map(
    lookAlikes.map((pair) => {
      const [character = '', letter = ''] = Array.from(pair);
      return [character, letter];
    }),
  );

  it.each([...letterOf])('are %s, which looks like %s', (character, letter) => {
    expect(lookOf(`z${character}z`)).toBe(lookOf(`z${letter}z`));
  });

  it('are no others, but for what Unicode itself takes for a letter', () => {
    const taken = Array.from({ length: 0x1_0000 }, (_, codePoint) =>
      String.fromCodePoint(codePoint),
    )
      .filter((character) => character.normalize('NFKD').toLowerCase() === character)
      .filter((character) => !/[a-z]/.test(character) && /^[a-z]$/.test(lookOf(character)));

    expect(taken.filter((character) => !letterOf.has(character))).toEqual([]);
  });
});
