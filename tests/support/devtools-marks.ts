import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './page-blocks';

/** What only the tools for developers have: their global, the text of their panel, the name of a fault. */
export const devtoolsMarks = ['cleatDevtools', 'Cleat tools', 'firstRpcOffline'] as const;

/** The file of `docs/devtools.md` that imports the tools. */
export const documentedTools = fileOf('docs/devtools.md', 'widget.ts');

/** Which of {@link devtoolsMarks} any script or map below `folder` has. */
export function devtoolsMarksBelow(folder: string): readonly string[] {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:[cm]?js|map|html|json)$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  return devtoolsMarks.filter((mark) => texts.some((text) => text.includes(mark)));
}
