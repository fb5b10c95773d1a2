import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/command.mjs';

/** A page of `docs/recipes`, by its sections. */
export class Recipe {
  readonly #sections: ReadonlyMap<string, string>;

  constructor(name: string) {
    const [, ...sections] = readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8').split(
      /^## /m,
    );
    this.#sections = new Map(
      sections.map((section) => {
        const [title = '', ...lines] = section.split('\n');
        return [title, lines.join('\n')];
      }),
    );
  }

  /** The files at the beginnings of the lines of the list under `title`, in order. */
  filesUnder(title: string): readonly string[] {
    const section = this.#sections.get(title);
    if (section === undefined) throw new TypeError(`The recipe has no section ${title}`);
    return [...section.matchAll(/^- `([^`]+)`/gm)].map(([, path = '']) => path).sort();
  }
}
