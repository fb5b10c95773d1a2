/** What a browser says of itself: a claim, which any program can make. */
export interface DeviceName {
  readonly browser?: string;
  readonly system?: string;
}

/** A name as it is stored. A text is empty where nothing is known. */
export interface StoredName {
  readonly browser: string;
  readonly system: string;
}

/** A name as it was stored: two texts, which are empty where nothing is known. */
export function storedName({ browser, system }: StoredName): DeviceName {
  return { ...(browser !== '' && { browser }), ...(system !== '' && { system }) };
}

/** Longer ones are no browser's. */
const MAX_LENGTH = 512;

/** The first that fits: other browsers say `Chrome` and `Safari` as well, and phones the names of desktops. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Reads the header `User-Agent` of a login. Only these names are stored, so no text of a caller reaches the visitor's list
 * of devices or a mail.
 */
export function deviceName(userAgent: string | undefined): DeviceName {
  if (userAgent === undefined || userAgent.length > MAX_LENGTH) return {};
  const [browser] = browsers.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  const [system] = systems.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}
