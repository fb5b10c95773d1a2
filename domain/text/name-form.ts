/** Labels joined by points, without blanks: `vitalik.eth`, `alice.example`. */
const namePattern = /^[^\s.:/@]+(?:\.[^\s.:/@]+)+$/u;

const MAX_NAME_LENGTH = 255;

/**
 * Whether `text` has the form of a name that may stand for an address. The resolver normalises the name
 * (ENSIP-15) and knows whether it exists.
 */
export function hasNameForm(text: string): boolean {
  const typed = text.trim();
  return typed.length <= MAX_NAME_LENGTH && namePattern.test(typed);
}
