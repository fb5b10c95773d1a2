/** A cleat, the fitting a boat is tied to, on a colour of `hue` degrees. A `data:` image. */
export function walletIcon(hue: number): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" rx="9" fill="hsl(${hue} 62% 34%)"/>`,
    '<path d="M7 15.5h26M14.5 15.5l1.6 6.5v6M25.500 15.5l-1.6 6.5v6M12 28h16"',
    ' fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
