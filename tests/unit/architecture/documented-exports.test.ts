import { describe, expect, it } from '@jest/globals';
import { importsOf, type Source, sourcesIn } from './sources';

const innerLayers = ['domain', 'ports', 'application'];
const entries = ['index.ts', 'presentation-react/index.ts', 'infrastructure/fake/index.ts'];

describe('the documentation of the exports', () => {
  it.each(innerLayers)('exists for every export of %s', (layer) => {
    const missing = sourcesIn(layer).flatMap((source) =>
      namesDeclaredIn(source)
        .filter((name) => !isDocumented(source, name))
        .map((name) => `${name} in ${source.path}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(entries)('exists for everything that %s returns', (entry) => {
    const [source] = sourcesIn(entry);
    if (!source) throw new Error(`${entry} is not there`);

    const missing = namesHandedOutBy(source)
      .filter(([from, name]) => !isDocumented(from, name))
      .map(([{ path }, name]) => `${name} in ${path}`);
    expect(missing).toEqual([]);
  });
});

/**
 * The names that a source declares and exports, except for those that another place explains: the interface
 * that a constructor takes (by its class) and a limit (by its own name, unit included).
 */
function namesDeclaredIn({ code }: Source): readonly string[] {
  const names = [...code.matchAll(declarations)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !/Deps$|^[A-Z][A-Z0-9_]+$/.test(name));
}

const declarations =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|interface|type|const) (\w+)/gm;

/** An entry's own declarations, and those that it passes on, each with the file that declares it. */
function namesHandedOutBy(entry: Source): readonly (readonly [Source, string])[] {
  const passedOn = [
    ...entry.code.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)'/gm),
  ].flatMap(([, clause = '', specifier = '']) => {
    const target = importsOf(entry).find((one) => one.specifier === specifier)?.target;
    const [source] = sourcesIn(target ?? '');
    if (!source) throw new Error(`${entry.path} passes on ${specifier}, which is not there`);
    return namesIn(clause).map((name) => [source, name] as const);
  });
  return [...namesDeclaredIn(entry).map((name) => [entry, name] as const), ...passedOn];
}

/** The names of a clause such as `{ A, type B as C }`, as they are in their file. */
function namesIn(clause: string): readonly string[] {
  return clause
    .split(',')
    .map((part) => /^\s*(?:type\s+)?(\w+)/.exec(part)?.[1] ?? '')
    .filter((name) => name !== '');
}

/**
 * Whether one of the declarations of `name` follows a comment, as an interface and its token share
 * one, or is the type of the list on the line above.
 */
function isDocumented({ text }: Source, name: string): boolean {
  const kinds = 'abstract class|async function|class|const|function\\*?|interface|type';
  const commented = new RegExp(`\\*/\\nexport (?:declare )?(?:${kinds}) ${name}\\b`);
  const derived = new RegExp(`;\\nexport type ${name} = [^;]*\\btypeof\\b`);
  return commented.test(text) || derived.test(text);
}
