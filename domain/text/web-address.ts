/** A host and maybe a port, then a path, a query or a fragment. No user info, no backslash, no space. */
const afterScheme = String.raw`[^\s\\/?#@]+(?:[/?#][^\s\\]*)?`;

/**
 * Whether `text` is the address of a web page that leads where it seems to lead: without user info, which
 * puts another host's name in front, and without a backslash, which browsers read as a slash.
 */
export function isWebAddress(text: string): boolean {
  return httpPattern.test(text);
}

/** Like {@link isWebAddress}, but with `https:` alone, so that the address is encrypted on its way. */
export function isSafeWebAddress(text: string): boolean {
  return httpsPattern.test(text);
}

/** A pattern of an address that starts with `scheme`, such as `wss://`. */
export function addressPattern(scheme: string): RegExp {
  return new RegExp(`^(?:${scheme})${afterScheme}$`, 'i');
}

// The entry uses neither, and leaves them out because of the marks.
const httpPattern = /* @__PURE__ */ addressPattern('https?://');
const httpsPattern = /* @__PURE__ */ addressPattern('https://');
