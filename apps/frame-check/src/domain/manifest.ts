import { type Canonical, canonicalJson, readCanonicalJson } from './canonical-json';
import { isIntegrity } from './integrity';

/** A file that the server of the frame serves. */
export interface ManifestFile {
  /** Of the address: `/` is the page. */
  readonly path: string;

  /** Its length, before any compression. */
  readonly bytes: number;

  /** Its hash in the form of Subresource Integrity. */
  readonly integrity: string;

  /** The header `Cache-Control` of the answer. */
  readonly cacheControl: string;
}

/** What one release of the frame consists of: `manifest.json`. */
export interface Manifest {
  /** What the frame calls itself, such as `0.1.0+1A2B3C4D`. */
  readonly version: string;

  /** The commit of the sources, where the build was told. */
  readonly commit?: string;

  /** The headers of every answer, as in `headers.json`. */
  readonly headers: Readonly<Record<string, string>>;

  /** Sorted by path. */
  readonly files: readonly ManifestFile[];
}

/** The text of `manifest.json`: canonical, and a line break. */
export function manifestText(manifest: Manifest): string {
  const files = [...manifest.files].sort((one, other) => (one.path < other.path ? -1 : 1));
  return `${canonicalJson({ ...manifest, files: files.map((file) => ({ ...file })) })}\n`;
}

/** The manifest of such a text, or `undefined` where the text is none: of another form, not sorted, or without its page. */
export function readManifest(text: string): Manifest | undefined {
  const value = text.endsWith('\n') ? readCanonicalJson(text.slice(0, -1)) : undefined;
  if (!isRecord(value)) return undefined;
  const { commit, files, headers, version, ...others } = value;
  const isWhole =
    Object.keys(others).length === 0 &&
    isText(version, /^\d+\.\d+\.\d+[\w.+-]{0,40}$/) &&
    (commit === undefined || isText(commit, /^[0-9a-f]{40}$/)) &&
    isRecord(headers) &&
    Object.entries(headers).every(
      ([name, each]) => /^[a-z-]+$/.test(name) && isText(each, /^.+$/),
    ) &&
    Array.isArray(files) &&
    files.every(isFile) &&
    files.some(({ path }) => path === '/') &&
    files.every(({ path }, index) => index === 0 || path > (files[index - 1]?.path ?? ''));
  return isWhole ? (value as unknown as Manifest) : undefined;
}

/** The files that the page names and the manifest lacks: a script more, or one left out. */
export function unlistedIn(page: string, { files }: Manifest): readonly string[] {
  const listed = new Set(files.map(({ path }) => path));
  const named = page.matchAll(/"(\/[\w./-]+\.(?:css|html|js|json|mjs|svg|wasm))"/g);
  return [...new Set([...named].flatMap(([, path = '']) => (listed.has(path) ? [] : [path])))];
}

function isFile(value: Canonical): value is Canonical & ManifestFile {
  if (!isRecord(value)) return false;
  const { bytes, cacheControl, integrity, path } = value;
  return (
    Object.keys(value).length === 4 &&
    typeof bytes === 'number' &&
    bytes >= 0 &&
    isText(cacheControl, /^[\w=, -]+$/) &&
    typeof integrity === 'string' &&
    isIntegrity(integrity) &&
    isText(path, /^\/(?:[\w-][\w.-]*(?:\/[\w-][\w.-]*)*)?$/)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, Canonical>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}
