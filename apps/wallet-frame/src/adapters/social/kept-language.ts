const NAME = 'cleat.language';

/** Keeps the language that the opener of this window has said for the page that comes back from a provider, which has no opener. */
export function keepLanguage(tag: unknown, own: Window = window): void {
  if (typeof tag !== 'string') return;
  try {
    own.sessionStorage.setItem(NAME, tag);
  } catch {
    // A browser without storage: its own language is spoken then.
  }
}

/** What {@link keepLanguage} kept. `undefined` where there is nothing. */
export function keptLanguage(own: Window = window): string | undefined {
  try {
    return own.sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}
