import { afterEach, describe, expect, it } from '@jest/globals';
import { useRoving } from '../../../../presentation-react/primitives/use-roving';
import { cleanUp, render, settle } from '../../../support/render';

afterEach(cleanUp);

function List({ ids, disabled }: { readonly ids: readonly string[]; readonly disabled?: string }) {
  const { list, onKeyDown, itemProps } = useRoving(ids.filter((id) => id !== disabled));
  return (
    <ul ref={list} onKeyDown={onKeyDown}>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" disabled={id === disabled} {...itemProps(id)}>
            {id}
          </button>
        </li>
      ))}
    </ul>
  );
}

async function listed(disabled?: string) {
  const { page } = await render(<List ids={['a', 'b', 'c']} {...(disabled && { disabled })} />);
  const buttons = [...page.querySelectorAll('button')];
  const type = (key: string) =>
    settle(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    );
  const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0).map((b) => b.textContent);
  return { buttons, type, stops };
}

describe('useRoving', () => {
  it('makes a list one stop of the Tab key, and the arrows go round in it', async () => {
    const { buttons, type, stops } = await listed();
    expect(stops()).toEqual(['a']);

    await settle(() => buttons[0]?.focus());
    for (const [key, reached] of [
      ['ArrowDown', 'b'],
      ['ArrowDown', 'c'],
      ['ArrowDown', 'a'],
      ['ArrowUp', 'c'],
      ['Home', 'a'],
      ['End', 'c'],
      ['x', 'c'],
    ] as const) {
      await type(key);
      expect(document.activeElement?.textContent).toBe(reached);
    }
    expect(stops()).toEqual(['c']);
  });

  it('skips what cannot be chosen', async () => {
    const { buttons, type, stops } = await listed('a');
    expect(stops()).toEqual(['b']);
    await settle(() => buttons[1]?.focus());
    await type('ArrowUp');
    expect(document.activeElement?.textContent).toBe('c');
  });
});
