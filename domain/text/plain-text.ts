/** How many characters are read for each that may be shown. */
const READ_FACTOR = 10;

const blanks = /[\s\u2800]+/gu;

/** Control, format (direction marks among them), private, surrogate and unassigned characters. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufffc]/u;

/** Characters without width, or without a visible shape: fillers, joiners, variation selectors. */
const filler = /\p{Default_Ignorable_Code_Point}/u;

/** The two fillers that emoji are made with. */
const EMOJI_JOINER = '\u200d';
const EMOJI_STYLE = '\ufe0f';
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** Marks that are set above, below or around a letter: two at most, and none without a letter. */
const stackedMarks = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu;
const markWithoutLetter = /(?<![^\s])[\p{Mn}\p{Me}]+/gu;

/**
 * Makes a name from outside fit to be shown beside our own words: without control and direction characters
 * and fillers, with two marks on a letter at most, blanks joined into one, at most `maxLength` characters;
 * empty where no part of it is visible.
 */
export function plainText(text: string, maxLength: number): string {
  const plain = cleaned(text.slice(0, maxLength * READ_FACTOR));
  const short = Array.from(plain).slice(0, maxLength).join('');
  // Cleaned a second time, because an emoji that was cut leaves a joiner behind.
  return cleaned(short);
}

function cleaned(text: string): string {
  return seen(Array.from(text.replace(blanks, ' ')))
    .replace(blanks, ' ')
    .replace(stackedMarks, '$1')
    .replace(markWithoutLetter, '')
    .replace(blanks, ' ')
    .trim();
}

/** The characters that can be seen, with the fillers that hold emoji together. */
function seen(characters: readonly string[]): string {
  return characters
    .filter((character, index) => {
      const [before = '', after = ''] = [characters[index - 1], characters[index + 1]];
      if (character === EMOJI_STYLE) return pictograph.test(before);
      if (character === EMOJI_JOINER) {
        return (before === EMOJI_STYLE || pictograph.test(before)) && pictograph.test(after);
      }
      return !filler.test(character) && !unsafeCharacters.test(character);
    })
    .join('');
}
