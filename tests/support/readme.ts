import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';
import { readmeFiles } from '../../scripts/pack.mjs';

/** A code block of the README or one of its pages. */
export interface Snippet {
  /** The heading above it, and its number below that heading where there are several: `Headless`, `Errors 2`. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

/** The README and its pages, one after the other. */
export function textOfReadme(): string {
  return readmeFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

/** The code blocks of the README and its pages, in order. */
export function snippetsOfReadme(): readonly Snippet[] {
  const sections = textOfReadme().split(/^## /m).slice(1);
  return sections.flatMap((section) => {
    const [heading = ''] = section.split('\n', 1);
    const blocks = [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)];
    return blocks.map(([, language = '', code = ''], index) => ({
      name: index === 0 ? heading : `${heading} ${index + 1}`,
      language,
      code,
    }));
  });
}
