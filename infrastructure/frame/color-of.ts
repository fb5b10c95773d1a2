/**
 * What the browser makes of a CSS colour where `probe` stands, opaque, as `#rrggbb`. `undefined` where it does not know the
 * colour. `probe` is an element whose color can be set for a moment.
 */
export function colorOf(probe: HTMLElement, color: string): string | undefined {
  // Every notation becomes srgb channels by a mix, those of a custom property included.
  probe.style.color = `color-mix(in srgb, ${color} 100%, #000)`;
  const computed = probe.style.color === '' ? '' : getComputedStyle(probe).color;
  probe.style.removeProperty('color');
  const [, channels] = /^color\(srgb ([-\d.e ]+)/.exec(computed.replaceAll('none', '0')) ?? [];
  return channels && `#${channels.trim().split(' ').map(hexOf).join('')}`;
}

function hexOf(channel: string): string {
  const byte = Math.round(Math.min(1, Math.max(0, Number(channel))) * 255);
  return byte.toString(16).padStart(2, '0');
}
