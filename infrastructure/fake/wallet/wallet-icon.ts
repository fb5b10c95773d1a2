/** A `data:` image of a cleat, the fitting to which a boat is tied, on a colour made from `rdns`. */
export function walletIcon(rdns: string): string {
  const hue = [...rdns].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 80);
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" rx="9" fill="hsl(${hue} 62% 34%)"/>`,
    '<path d="M6.5 17.5C10 13.5 14 13.5 20 13.5s10 0 13.5 4M16 13.5V26M24 13.5V26M11 27h18"',
    ' fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
