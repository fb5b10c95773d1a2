import type { ReactNode } from 'react';
import { english } from '../domain/texts/english';

/** A site by its host, with a port that is not its scheme's, and a word where its connection is open to others. */
export function SiteName({ site }: { readonly site: string }) {
  const { host, protocol } = new URL(site);
  return (
    <>
      <strong dir="ltr" translate="no">
        {host}
      </strong>
      {protocol === 'http:' && <> ({english.notSecure})</>}
    </>
  );
}

interface SaidAroundProps {
  readonly say: (value: string) => string;

  /** What the text stands around: a site, or another element. */
  readonly children: ReactNode;
}

/** A text with an element in the place of its value, wherever the language puts that. No text has a line of its own. */
export function SaidAround({ say, children }: SaidAroundProps) {
  const [before, after] = say('\n').split('\n');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
