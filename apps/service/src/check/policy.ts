/** The directives of a `Content-Security-Policy`, by their names. Of two with one name the first counts, as in browsers. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads the header. Of several policies in one header only the first is read. */
export function parsePolicy(header: string): Policy {
  const policy = new Map<string, readonly string[]>();
  const [first = ''] = header.split(',');
  for (const directive of first.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const known = name.toLowerCase();
    if (known !== '' && !policy.has(known)) policy.set(known, sources);
  }
  return policy;
}

/** Reads every policy of a header: a browser obeys them all, and so does what they are checked for. */
export function parsePolicies(header: string): readonly Policy[] {
  return header.split(',').map(parsePolicy);
}

/** The origins that a directive names, without keywords. */
export function originsIn(policy: Policy, directive: string): readonly string[] {
  return (policy.get(directive) ?? []).filter((source) => /^https?:\/\//.test(source));
}

/** Whether a page may have a frame of `origin`. A source that is no origin, such as one with a star, counts as if it matched. */
export function mayFrame(policy: Policy, origin: string): boolean {
  const sources = ['frame-src', 'child-src', 'default-src']
    .map((directive) => policy.get(directive))
    .find((each) => each !== undefined);
  if (!sources) return true;
  return sources.some((source) =>
    /^https?:\/\/[^*]+$/.test(source) ? source.replace(/\/$/, '') === origin : isLoose(source),
  );
}

function isLoose(source: string): boolean {
  return source.includes('*') || /^https?:$/.test(source) || /^[\w-]+(?:\.[\w-]+)+/.test(source);
}
