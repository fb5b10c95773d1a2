import type { DescriptorFile } from '../../domain/networks/settings';
import type { Descriptor } from '../../domain/plans/descriptors/descriptor';

/** How long the visitor waits for words that the approval does not need. */
const PATIENCE_MS = 3_000;

type Index = Readonly<Record<string, readonly DescriptorFile[]>>;

/** The operator's descriptors of a contract, from the frame's own origin. Each file is as the page's settings hash it. */
export async function descriptorsOf(
  index: DescriptorFile,
  reference: string,
  contract: string,
): Promise<readonly Descriptor[]> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const all = await load<Index>(index, signal);
  const files = all[`${reference}:${contract.toLowerCase()}`] ?? [];
  return Promise.all(files.map((file) => load<Descriptor>(file, signal)));
}

async function load<T>({ integrity, path }: DescriptorFile, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { integrity, signal, credentials: 'omit' });
  return (await answer.json()) as T;
}
