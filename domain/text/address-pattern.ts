/** A host and maybe a port, then a path, a query or a fragment. No user info, no backslash, no space. */
const afterScheme = String.raw`[^\s\\/?#@]+(?:[/?#][^\s\\]*)?`;

/** A pattern of an address that starts with `scheme`, such as `wss://`. */
export function addressPattern(scheme: string): RegExp {
  return new RegExp(`^(?:${scheme})${afterScheme}$`, 'i');
}
