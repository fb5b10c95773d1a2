import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { WalletsVerbs } from '../../../../../application/wallets/wallets-feature';
import type { WalletsState } from '../../../../../domain/connection/wallets-state';
import { deferred } from '../../../../support/deferred';
import { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';
import { typeInto as type } from '../../../../support/type-into';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

const names = ['Argent', 'Bitget', 'Exodus', 'Frame', 'OKX', 'OKX Wallet', 'Rabby', 'Rainbow'];
const wallets = names.map((name) => ({ id: name.toLowerCase(), name, mobileLink: 'some://' }));
const nothing: WalletsState = {
  status: 'loading',
  search: '',
  wallets: [],
  searched: '',
  total: 0,
  deviceKind: 'desktop',
};
const loaded: WalletsState = { ...nothing, status: 'loaded', wallets, total: 8 };

class NotedVerbs implements WalletsVerbs {
  readonly searches: string[] = [];
  pages = 0;

  search(text: string): void {
    this.searches.push(text);
  }

  more(): void {
    this.pages += 1;
  }

  async find() {
    return undefined;
  }
}

async function shown(state: WalletsState = loaded) {
  const widget = new FakeWidget({ projectId: 'test' });
  const verbs = new NotedVerbs();
  widget.offer('wallets', verbs);
  widget.setFeature('wallets', state);
  await renderWith(widget);
  await settle(() => widget.showViews({ name: 'Connect' }, { name: 'AllWallets' }));
  await settle();
  return { widget, verbs, modal: inside('modal') };
}

const tiles = (): HTMLElement[] => [
  ...inside('modal').querySelectorAll<HTMLElement>('.wallets button'),
];
const focusedName = (): string => inside('modal').activeElement?.textContent ?? '';

describe('the view of all wallets', () => {
  it('[R2.1] lists them, shows how many there are, and connects the pressed one', async () => {
    const { widget, modal } = await shown();
    expect(find(modal, 'h2').textContent).toBe('All wallets');
    expect(find(modal, '[role="status"].visually-hidden').textContent).toBe('8 wallets');
    expect(tiles().map((tile) => find(tile, 'bdi').textContent)).toEqual(names);

    await press(control(modal, /Rabby/));

    expect(widget.asked).toContainEqual(['chooseWallet', 'rabby']);
  });

  it('searches for the typed text', async () => {
    const { verbs, modal } = await shown();

    await type(find(modal, 'input[type="search"]'), 'rab');

    expect(verbs.searches).toEqual(['rab']);
  });

  it.each([
    ['others are found', wallets.slice(4, 6)],
    ['nothing is found', []],
  ])('moves the focus to the field when %s than the wallet that had it', async (_what, found) => {
    const { widget, modal } = await shown({ ...loaded, search: 'okx' });
    tiles()[2]?.focus();

    await settle(() =>
      widget.setFeature('wallets', {
        ...loaded,
        search: 'okx',
        searched: 'okx',
        wallets: found,
        total: found.length,
      }),
    );

    expect(modal.activeElement).toBe(find(modal, 'input[type="search"]'));
  });

  it('shows tiles in the shape of the wallets while none is loaded', async () => {
    const { modal } = await shown(nothing);

    expect(find(modal, '.wallets').getAttribute('aria-busy')).toBe('true');
    expect(tiles()).toEqual([]);
  });

  it('[R8.1] shows that no wallet is found, and offers the QR code that connects any', async () => {
    const { widget, modal } = await shown({
      ...nothing,
      status: 'loaded',
      search: 'xyzzy',
      searched: 'xyzzy',
    });
    expect(modal.textContent).toContain('No wallets found');

    await press(control(modal, 'Use a QR code'));

    expect(widget.asked).toContainEqual(['chooseWallet', 'walletConnect']);
  });

  it('shows that the list cannot be loaded, and tries again on request', async () => {
    const { verbs, modal } = await shown({ ...nothing, status: 'failed' });
    expect(find(modal, '[role="alert"].headline').textContent).toBe(
      'Can’t load the list of wallets',
    );

    await press(control(modal, 'Try again'));

    expect(verbs.pages).toBe(1);
  });
});

it('keeps the tiles and the focus while more wallets come', async () => {
  const { widget, modal } = await shown({ ...loaded, total: 9 });
  const before = tiles();
  await settle(() => before[7]?.focus());

  await settle(() => widget.setFeature('wallets', { ...loaded, total: 9, status: 'loading' }));
  const more = [...wallets, { id: 'zerion', name: 'Zerion' }];
  await settle(() => widget.setFeature('wallets', { ...loaded, wallets: more, total: 9 }));

  expect(tiles()).toHaveLength(9);
  expect(before.every((tile, index) => tile === tiles()[index])).toBe(true);
  expect(modal.activeElement).toBe(before[7]);
});

it('says the place of each tile among all wallets, of which those near are in the page', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ id: `w${index}`, name: `W ${index}` }));
  const { modal } = await shown({ ...loaded, wallets: many, total: 2000 });

  const list = find(modal, '[role="list"][aria-label="2000 wallets"]');

  const items = [...list.querySelectorAll('[role="listitem"]')];
  expect(items.length).toBeLessThanOrEqual(60);
  expect(items.map((item) => find(item, 'bdi').textContent)).toEqual(
    items.map((_, index) => `W ${index}`),
  );
  expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(
    items.map((_, index) => String(index + 1)),
  );
  expect(new Set(items.map((item) => item.getAttribute('aria-setsize')))).toEqual(
    new Set(['2000']),
  );
  // The others have their names in the page, once, for the browser's own search.
  const far = [...list.querySelectorAll('.far')].map(({ textContent }) => textContent);
  expect(far.join(' ').match(/\bW 249\b/g)).toHaveLength(1);
  expect(far.join(' ').match(/\bW 0\b/g)).toBeNull();
  expect(far.length).toBeLessThanOrEqual(16);
});

it('keeps its height while the search is deleted, until all wallets are listed again', async () => {
  const { widget, modal } = await shown({ ...loaded, total: 40 });
  const isTall = (): string | undefined =>
    find(modal, '[data-tall]').getAttribute('data-tall') ?? undefined;
  const rab = { ...loaded, wallets: wallets.slice(6, 7), total: 1, searched: 'rab' };
  await settle(() => widget.setFeature('wallets', { ...rab, search: 'rab' }));
  expect([isTall(), tiles().length]).toEqual(['true', 1]);

  await settle(() => widget.setFeature('wallets', { ...rab, search: '' }));

  expect([isTall(), tiles().length]).toEqual(['true', 1]);
});

describe('the end of the list', () => {
  /** A browser in which every observed element is visible at once. */
  function showAtOnce(): void {
    class Watching {
      readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe(): void {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    }
    Object.defineProperty(globalThis, 'IntersectionObserver', {
      configurable: true,
      value: Watching,
    });
  }

  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('requests more where there is more, also where it was visible before a request was possible', async () => {
    showAtOnce();
    const widget = new FakeWidget({ projectId: 'test' });
    const verbs = new NotedVerbs();
    const ready = deferred<void>();
    widget.offer('wallets', verbs);
    widget.answers.set('feature', () => ready.promise);
    widget.setFeature('wallets', { ...loaded, total: 50 });
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'Connect' }, { name: 'AllWallets' }));
    expect([tiles().length, verbs.pages]).toEqual([8, 0]);

    await settle(() => ready.resolve());
    const asked = verbs.pages;
    expect(asked).toBeGreaterThan(0);
    await settle(() => widget.setFeature('wallets', { ...loaded, total: 50, status: 'loading' }));
    expect(verbs.pages).toBe(asked);
    await settle(() => widget.setFeature('wallets', loaded));
    expect(verbs.pages).toBe(asked);
  });
});

describe('the keys of the grid', () => {
  /** A row has four tiles. */
  function layOut(): void {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, Math.floor(tiles().indexOf(this) / 4) * 100, 72, 100);
    });
  }

  async function after(...keys: readonly string[]): Promise<string> {
    for (const key of keys) {
      await settle(() => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        inside('modal').activeElement?.dispatchEvent(event);
      });
    }
    return find(inside('modal').activeElement ?? inside('modal'), 'bdi').textContent;
  }

  async function focusFirst(): Promise<void> {
    await shown();
    layOut();
    await settle(() => tiles()[0]?.focus());
  }

  it.each([
    [['ArrowRight'], 'Bitget'],
    [['ArrowDown'], 'OKX'],
    [['ArrowDown', 'ArrowRight', 'ArrowUp'], 'Bitget'],
    [['ArrowLeft'], 'Argent'],
    [['End'], 'Rainbow'],
    [['End', 'ArrowDown'], 'Rainbow'],
    [['End', 'Home'], 'Argent'],
    [['r'], 'Rabby'],
    [['r', 'a', 'i'], 'Rainbow'],
    [['b', 'i', 't'], 'Bitget'],
    [['o', 'k', 'x', ' ', 'w'], 'OKX Wallet'],
    [[' '], 'Argent'],
    [['z'], 'Argent'],
  ])('%j lead to %s', async (keys, name) => {
    await focusFirst();

    expect(await after(...keys)).toBe(name);
  });

  it('are one stop of the Tab key, where the focus was last', async () => {
    await focusFirst();
    await after('ArrowDown');

    const stops = tiles().filter(({ tabIndex }) => tabIndex === 0);

    expect(stops.map((tile) => find(tile, 'bdi').textContent)).toEqual(['OKX']);
    expect(focusedName()).toContain('OKX');
  });

  it("leave the browser's shortcuts with Ctrl alone", async () => {
    await focusFirst();
    const event = new KeyboardEvent('keydown', {
      key: 'r',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });

    tiles()[0]?.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
    expect(focusedName()).toContain('Argent');
  });
});
