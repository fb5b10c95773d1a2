/** A number from 0 to 2³² that is always the same for `text`. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5; // FNV-1a
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** The gradient of `address`, the same in every letter case. */
export function avatarGradient(address: string): string {
  const hash = hashOf(address.toLowerCase());
  const hue = hash % 360;
  const other = (hue + 50 + ((hash >>> 9) % 80)) % 360;
  const angle = (hash >>> 16) % 360;
  return (
    `radial-gradient(circle at 30% 22%, oklch(92% .09 ${other}), transparent 58%), ` +
    `linear-gradient(${angle}deg, oklch(62% .17 ${hue}), oklch(76% .15 ${other}))`
  );
}
