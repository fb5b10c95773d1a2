import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';

/** A code block of a page. */
export interface Block {
  readonly language: string;
  readonly code: string;

  /** The file that its first line names, as in `// src/app.tsx`. */
  readonly file: string | undefined;
}

const fileComment = /^(?:\/\/|<!--) (\S+\.\w+)(?: -->)?$/;

/** The code blocks of a text, in order. */
export function blocksIn(text: string): readonly Block[] {
  const blocks = text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm);
  return [...blocks].map(([, language = '', code = '']) => blockOf(language, code));
}

/** The block of `page` that is the file `name`. */
export function fileOf(page: string, name: string): string {
  const found = blocksIn(readFileSync(join(root, page), 'utf8')).find(({ file }) => file === name);
  if (!found) throw new Error(`${page} has no file ${name}`);
  return found.code;
}

/** The code blocks of `page`, by the heading above them. */
export function blocksOf(page: string): ReadonlyMap<string, readonly Block[]> {
  const [, ...sections] = readFileSync(join(root, page), 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1);
      return [heading, blocksIn(section)];
    }),
  );
}

function blockOf(language: string, code: string): Block {
  const [first = ''] = code.split('\n', 1);
  return { language, code, file: fileComment.exec(first)?.[1] };
}
