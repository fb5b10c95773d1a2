import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  columnKeys,
  type KeyMap,
} from '../../../../../presentation-react/primitives/arrow-keys/key-map';
import { rowKeys } from '../../../../../presentation-react/primitives/arrow-keys/row-keys';
import { useArrowKeys } from '../../../../../presentation-react/primitives/arrow-keys/use-arrow-keys';
import { cleanUp, render, settle } from '../../../../support/render';

afterEach(cleanUp);

interface ListProps {
  readonly keys: KeyMap;
  readonly dir?: 'ltr' | 'rtl';
  readonly disabled?: string;
  readonly onMove?: (index: number) => void;
}

const names = ['Argent', 'Bitget', 'Bybit', 'Coin 98', 'Exodus'];

function List({ keys, dir = 'ltr', disabled, onMove }: ListProps) {
  const ids = names.filter((name) => name !== disabled);
  const { group, onKeyDown, itemProps } = useArrowKeys(ids, keys, onMove);
  return (
    <div dir={dir}>
      <ul ref={group} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" disabled={name === disabled} {...itemProps(name)}>
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function listed(props: ListProps) {
  const { page } = await render(<List {...props} />);
  const buttons = [...page.querySelectorAll('button')];
  const type = async (key: string, modifiers: KeyboardEventInit = {}): Promise<boolean> => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      ...modifiers,
    });
    await settle(() => document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0).map((b) => b.textContent);
  const focus = (name: string) =>
    settle(() => buttons.find(({ textContent }) => textContent === name)?.focus());
  return { focus, stops, type };
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

/** The start, the key, and the target. */
type Move = readonly [from: string, key: string, to: string];

async function expectMoves(props: ListProps, moves: readonly Move[]): Promise<void> {
  const { focus, type } = await listed(props);
  for (const [from, key, to] of moves) {
    await focus(from);
    await type(key);
    expect([from, key, focused()]).toEqual([from, key, to]);
  }
}

describe('useArrowKeys', () => {
  it('makes the group one stop of the Tab key, which stays where the focus was last', async () => {
    const { focus, stops, type } = await listed({ keys: columnKeys });
    expect(stops()).toEqual(['Argent']);

    await focus('Argent');
    await type('ArrowDown');

    expect(stops()).toEqual(['Bitget']);
  });

  it('wraps around in a column', () =>
    expectMoves({ keys: columnKeys }, [
      ['Argent', 'ArrowDown', 'Bitget'],
      ['Exodus', 'ArrowDown', 'Argent'],
      ['Argent', 'ArrowUp', 'Exodus'],
      ['Bitget', 'Home', 'Argent'],
      ['Bitget', 'End', 'Exodus'],
      ['Bitget', 'ArrowRight', 'Bitget'],
      ['Argent', 'b', 'Argent'],
    ]));

  it('wraps around in a row, in the reading direction', async () => {
    await expectMoves({ keys: rowKeys }, [
      ['Argent', 'ArrowRight', 'Bitget'],
      ['Exodus', 'ArrowRight', 'Argent'],
      ['Argent', 'ArrowLeft', 'Exodus'],
      ['Bitget', 'ArrowDown', 'Bitget'],
    ]);
    await cleanUp();
    await expectMoves({ keys: rowKeys, dir: 'rtl' }, [
      ['Argent', 'ArrowLeft', 'Bitget'],
      ['Argent', 'ArrowRight', 'Exodus'],
    ]);
  });

  it('skips buttons that are disabled', async () => {
    const { focus, stops, type } = await listed({ keys: columnKeys, disabled: 'Argent' });
    expect(stops()).toEqual(['Bitget']);
    await focus('Bitget');

    await type('ArrowUp');

    expect(focused()).toBe('Exodus');
  });

  it('leaves keys with a modifier to the browser', async () => {
    const { focus, type } = await listed({ keys: columnKeys });
    await focus('Argent');

    expect(await type('ArrowDown', { altKey: true })).toBe(false);

    expect(focused()).toBe('Argent');
  });

  it('reports the item to which a key moved the focus', async () => {
    const onMove = jest.fn();
    const { focus, type } = await listed({ keys: rowKeys, onMove });
    await focus('Argent');

    await type('End');

    expect(onMove.mock.calls).toEqual([[4]]);
  });
});
