/** Labels joined by points, without blanks: `vitalik.eth`, `alice.example`. */
const namePattern = /^[^\s.:/@]+(?:\.[^\s.:/@]+)+$/u;

const MAX_NAME_LENGTH = 255;

/**
 * Whether `text` has the form of a name that may stand for an address. Which names there are, and how
 * they are normalised (ENSIP-15), is for the resolver to check.
 */
export function hasNameForm(text: string): boolean {
  const typed = text.trim();
  return typed.length <= MAX_NAME_LENGTH && namePattern.test(typed);
}
