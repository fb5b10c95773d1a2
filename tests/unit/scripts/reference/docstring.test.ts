import { describe, expect, it } from '@jest/globals';
import { docstringOf, firstSentence, linked } from '../../../../scripts/reference/docstring.mjs';

describe('a docstring', () => {
  it('has what it says and its tags, without the marks of a comment', () => {
    const comment = `/**
   * Makes a {@link Coffee}.
   *
   * - \`small\`: one cup
   *
   * @param size How much of it.
   * @throws \`WidgetError\` \`WATER_MISSING\`,
   *   \`ABORTED\`.
   */`;

    expect(docstringOf(comment)).toEqual({
      text: 'Makes a {@link Coffee}.\n\n- `small`: one cup',
      tags: [
        { name: 'param', text: 'size How much of it.' },
        { name: 'throws', text: '`WidgetError` `WATER_MISSING`,\n  `ABORTED`.' },
      ],
    });
    expect(docstringOf('// </Bytes>\n\n/** One line. */').text).toBe('One line.');
    expect(docstringOf('/** One line. */')).toEqual({ text: 'One line.', tags: [] });
  });

  it('leads to the types that it names, where they have a page', () => {
    const hrefOf = (name: string) => (name === 'Coffee' ? 'drinks.md#coffee' : undefined);

    expect(linked('A {@link Coffee}, {@link\nCoffee.size}, {@link Tea}.', hrefOf)).toBe(
      'A [`Coffee`](drinks.md#coffee), [`size`](drinks.md#coffee), `Tea`.',
    );
  });

  it('has a first sentence, which no "e.g." ends', () => {
    expect(firstSentence('An id, e.g. `a:1`, of one\nof them. More of it.\n\nStill more.')).toBe(
      'An id, e.g. `a:1`, of one of them.',
    );
    expect(firstSentence('What it is for: `a` does.')).toBe('What it is for.');
    expect(firstSentence('')).toBe('');
  });
});
