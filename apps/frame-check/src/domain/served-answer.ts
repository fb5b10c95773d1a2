import type { Manifest, ManifestFile } from './manifest';
import { integrityOf } from './integrity';

/** What a server answers where the frame asks for a file. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly header: Header;
      readonly bytes: Uint8Array;
    }
  | { readonly kind: 'redirected' }
  | { readonly kind: 'endless' }
  | { readonly kind: 'unread' };

/** A header of the answer, several of one name joined by a comma. */
export type Header = (name: string) => string | null;

/** How an answer differs from the release. */
export interface Difference {
  readonly path: string;
  readonly how: 'bytes' | 'status' | 'redirected' | 'unread' | 'header' | 'unlisted';

  /** Of `header`. */
  readonly header?: string;
}

const POLICY = 'content-security-policy';

/** Headers that change what a browser runs, keeps or opens. No release has one of them. */
const harmful = [
  'access-control-allow-credentials',
  'clear-site-data',
  'link',
  'origin-trial',
  'refresh',
  'service-worker-allowed',
  'speculation-rules',
];

/** Whether an answer is the file of the release, with the release's headers. */
export function differencesOf(
  file: ManifestFile,
  answer: Answer,
  { headers }: Manifest,
): readonly Difference[] {
  const { path } = file;
  if (answer.kind === 'endless') return [{ path, how: 'bytes' }];
  if (answer.kind !== 'answered') return [{ path, how: answer.kind }];
  if (answer.status !== 200) return [{ path, how: 'status' }];
  const isSame = answer.bytes.length === file.bytes && integrityOf(answer.bytes) === file.integrity;
  const expected = { ...headers, 'cache-control': file.cacheControl };
  const wrong = [
    ...Object.entries(expected).filter(([name, value]) => !isServed(name, value, answer.header)),
    ...harmful.filter((name) => answer.header(name) !== null).map((name) => [name] as const),
  ];
  return [
    ...(isSame ? [] : [{ path, how: 'bytes' } as const]),
    ...wrong.map(([header]) => ({ path, how: 'header', header }) as const),
  ];
}

function isServed(name: string, value: string, header: Header): boolean {
  const served = header(name);
  return name === POLICY ? isPolicyServed(value, served ?? '') : served === value;
}

/** An origin, as the operator's service names those that may have the frame. */
const ANCESTORS = /^frame-ancestors (?:'none'|https?:\/\/[\w.:[\]-]+(?: https?:\/\/[\w.:[\]-]+)*)$/;

/**
 * The policy of the files is fixed. Which sites may have the page changes while the files stay, so servers send that as a second
 * policy: origins and nothing else.
 */
function isPolicyServed(built: string, served: string): boolean {
  if (served === built) return true;
  const directives = built.split('; ');
  const isAncestors = (directive: string): boolean => directive.startsWith('frame-ancestors ');
  const fixed = directives.filter((each) => !isAncestors(each)).join('; ');
  return (
    served.startsWith(`${fixed}, `) && ANCESTORS.test(served.slice(fixed.length + ', '.length))
  );
}
