import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { Recipe } from '../../support/recipe';
import { SourceCopy } from '../../support/source-copy';

const recipe = new Recipe('add-a-view');
const copy = new SourceCopy();
afterAll(() => copy.dispose());

const registry = 'presentation-react/views/view-registry.ts';
const entry = `  Dummy: {
    title: 'dummyTitle',
    messages: 'dummy',
    load: () => import('./dummy/dummy-view'),
  },
`;

/** The files of the new view, at the paths that the recipe names. */
const files: Readonly<Record<string, string>> = {
  'presentation-react/messages/<view>-en.ts': `
    export interface DummyMessages { readonly dummyText: string }
    export const dummyMessages: DummyMessages = { dummyText: 'A dummy' };`,
  'presentation-react/views/<view>/<view>-view.tsx': `
    import { useCatalogue } from '../../bindings/use-catalogue';
    import { useStyle } from '../../bindings/use-style';
    import { dummyMessages } from '../../messages/dummy-en';
    import dummyCss from './dummy.css';
    export { dummyMessages as messages };
    export default function DummyView() {
      useStyle(dummyCss);
      return <p className="dummy">{useCatalogue(dummyMessages).dummyText}</p>;
    }`,
  'presentation-react/views/<view>/<view>.css': '.dummy { color: var(--ink); }',
  'apps/gallery/stories/<view>.ts': `
    import { FakeWidget } from '../fake-widget';
    import type { Stories } from './story';
    export const dummyStories: Stories = [{ name: 'rest', widget: () => new FakeWidget() }];`,
};

function asksFor(title: string): readonly string[] {
  return recipe.filesUnder(title);
}

describe('the recipe that adds a view', () => {
  it('lists the files that do not compile once there is a new view, and no others', () => {
    const rules = 'domain/routing/view-rules.ts';
    copy.replace(rules, '  Account: {', '  Dummy: { needsAccount: false },\n  Account: {');

    expect(copy.filesWithTypeErrors()).toEqual(asksFor('What the compiler requires'));
  });

  it('lists the files of the new view, without which the compiler refuses its entry', () => {
    for (const [path, text] of Object.entries(files)) {
      copy.write(path.replaceAll('<view>', 'dummy'), text);
    }
    const stories = 'apps/gallery/stories/index.ts';
    copy.replace(stories, '  Account:', '  Dummy: dummyStories,\n  Account:');
    copy.replace(stories, 'import', "import { dummyStories } from './dummy';\nimport");
    copy.replace(registry, '  Account: {', `${entry}  Account: {`);

    expect(copy.filesWithTypeErrors()).toEqual([registry]);
    const isTest = (path: string): boolean => path.startsWith('tests/');
    const listed = asksFor('What is new').filter((path) => !isTest(path));
    expect(Object.keys(files).sort()).toEqual(listed);
  });

  it('lists the files whose texts the entry names', () => {
    const [catalogues = '', shell = '', language = ''] = asksFor('What the entry requires');
    copy.replace(
      catalogues,
      '  readonly entry:',
      "  readonly dummy: import('./dummy-en').DummyMessages;\n  readonly entry:",
    );
    copy.replace(shell, '  readonly back:', '  readonly dummyTitle: string;\n  readonly back:');
    copy.replace(shell, "  back: '", "  dummyTitle: 'Dummy',\n  back: '");

    expect(copy.filesWithTypeErrors()).toEqual([language]);
    copy.replace(language, '...marked({ ', '...marked({ ...dummyMessages, ');
    copy.replace(
      language,
      'import',
      "import { dummyMessages } from '../../presentation-react/messages/dummy-en';\nimport",
    );
    expect(copy.filesWithTypeErrors()).toEqual([]);
  });

  it('lists tests that find the view by themselves', () => {
    const listed = asksFor('What finds it by itself');
    expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);

    const ran = copy.runTests(
      ...listed.filter((path) => !path.includes('/browser/')),
      '--testNamePattern=Dummy|uses every message|the style sheets',
    );

    expect(ran).toContain('the view Dummy with rest keeps the view contract');
    expect(ran).not.toContain('✕');
  });

  it('lists nothing that can be left out of the entry', () => {
    const incomplete = {
      'without-title': "messages: 'dummy', load: () => import('./dummy-view')",
      'without-messages': "title: () => '', load: () => import('./dummy-view')",
      'without-component': "title: () => '', messages: 'dummy'",
      'with-other-messages':
        "title: () => '', messages: 'pairing', load: () => import('./dummy-view')",
    };
    const paths = Object.entries(incomplete).map(([name, part]) => {
      const path = `presentation-react/views/dummy/${name}.ts`;
      copy.write(
        path,
        `import type { ViewDefinition } from '../../bindings/view-definition';
         export const entry: ViewDefinition = { ${part} };`,
      );
      return path;
    });

    expect(copy.filesWithTypeErrors()).toEqual(paths.sort());
  });
});
