import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { ConnectButton } from '../../../../presentation-react/index';
import { FakeWidget, walletRow } from '../../../../apps/gallery/fake-widget';
import { cleanUp, control, find, inside, press, renderWith, settle } from '../../../support/render';
import { eventually } from '../../../support/eventually';

afterEach(cleanUp);

const dialog = (): HTMLElement => find(inside('modal'), 'dialog');
const host = (): HTMLElement => find(document, '[data-cleat="modal"]');
const focused = (): Element | null | undefined => host().shadowRoot?.activeElement;
const isGone = (): boolean => inside('modal').querySelector('dialog') === null;

function typeEscape(target: EventTarget = document): Promise<void> {
  return settle(() =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Escape',
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    ),
  );
}

async function opened(options = {}): Promise<FakeWidget> {
  const widget = new FakeWidget(options);
  widget.set({ connectorRows: [walletRow('io.rabby', { name: 'Rabby' })] });
  await renderWith(
    widget,
    <>
      <ConnectButton />
      <a href="#page">A link of the page</a>
    </>,
  );
  const button = find(inside('connect-button'), 'button');
  button.focus();
  await press(button);
  // The page is made inert after the modal is painted.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return widget;
}

describe('the closed modal', () => {
  it("shows the widget's message at the foot of the page, above the page and without blocking it", async () => {
    const widget = await opened();
    await settle(() => widget.close());
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(host().hasAttribute('data-open')).toBe(false);

    const snackbar = {
      id: 1,
      code: 'DISCONNECT_FAILED',
      variant: 'error',
      text: 'Failed to disconnect',
    } as const;
    await settle(() => widget.set({ snackbar }));

    const status = find(inside('modal'), '.toast [aria-live]');
    expect(status.textContent).toBe('Failed to disconnect');
    expect(isGone()).toBe(true);
    expect(host().hasAttribute('data-open')).toBe(true);
    expect(find(document, 'main').hasAttribute('inert')).toBe(false);

    await settle(() => widget.set({ snackbar: undefined }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect(host().hasAttribute('data-open')).toBe(false);
  });
});

describe('the modal', () => {
  it('is a dialog named by its heading, which takes the focus', async () => {
    await opened();
    const heading = find(inside('modal'), 'h2');
    expect(dialog().getAttribute('aria-labelledby')).toBe(heading.id);
    expect(dialog().getAttribute('aria-modal')).toBe('true');
    expect(focused()).toBe(heading);
  });

  it('makes the page inert and keeps it from scrolling while it is open', async () => {
    const widget = await opened();
    expect(find(document, 'main').hasAttribute('inert')).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');

    await settle(() => widget.close());
    expect(find(document, 'main').hasAttribute('inert')).toBe(false);
    await eventually(() => expect(document.documentElement.style.overflow).toBe(''));
  });

  it('has no meaning where React listens to clicks: a reader would call all in it clickable', async () => {
    await opened();
    expect(dialog().closest('[role="none"]')?.parentNode).toBe(inside('modal'));
  });

  it('returns the focus to its opener, and is gone when it has faded', async () => {
    const widget = await opened();
    await press(control(inside('modal'), 'Close'));
    expect(widget.asked).toContainEqual(['close']);
    expect(find(inside('modal'), '.layer').dataset['open']).toBe('false');

    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(inside('connect-button').activeElement?.textContent).toBe('Connect wallet');
    expect(find(inside('modal'), '.layer')).toHaveProperty('inert', true);

    await act(() => new Promise((resolve) => setTimeout(resolve, 110)));
    expect(isGone()).toBe(true);
  });

  it('releases the page before it is drawn as closed', async () => {
    const widget = await opened();
    await act(async () => {
      widget.set({ isOpen: false });
      expect(find(inside('modal'), '.layer').dataset['open']).toBe('true');
      expect(find(document, 'main').hasAttribute('inert')).toBe(false);
    });
  });

  it('returns the focus to a link of the page where the site itself opened it', async () => {
    const widget = new FakeWidget();
    const { page } = await renderWith(widget, <a href="#page">A link of the page</a>);
    find(page, 'a').focus();
    await settle(() => widget.open());
    expect(focused()).toBe(find(inside('modal'), 'h2'));
    await settle(() => widget.close());
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(document.activeElement).toBe(find(page, 'a'));
  });

  it('keeps the focus where it is opened again at once', async () => {
    const widget = await opened();
    await settle(() => widget.close());
    await settle(() => widget.open());
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(focused()).toBe(find(inside('modal'), 'h2'));
    expect(find(inside('modal'), '.layer')).toHaveProperty('inert', false);
  });

  it('moves the focus to the heading of every view that follows', async () => {
    const widget = await opened();
    await settle(() => control(inside('modal'), /Rabby/).focus());
    await settle(() => widget.showViews({ name: 'Connect' }, { name: 'Networks' }));
    expect(focused()?.textContent).toBe('Choose a network');
  });

  it('[R2.10] has a way back where there is one', async () => {
    const widget = await opened();
    expect(inside('modal').querySelector('[aria-label="Back"]')).toBeNull();
    await settle(() => widget.showViews({ name: 'Connect' }, { name: 'Networks' }));
    await press(control(inside('modal'), 'Back'));
    expect(find(inside('modal'), 'h2').textContent).toBe('Connect wallet');
  });

  it('closes on Escape and on the backdrop', async () => {
    const widget = await opened();
    widget.answers.set('close', () => Promise.reject(new Error('refused')).catch(() => {}));
    await typeEscape();
    expect(widget.asked.filter(([verb]) => verb === 'close')).toHaveLength(1);
    await press(find(inside('modal'), '.backdrop'));
    expect(widget.asked.filter(([verb]) => verb === 'close')).toHaveLength(2);
  });

  it('[R4.22] shakes while the state says so', async () => {
    const widget = await opened();
    expect(find(dialog(), '.card').dataset['shaking']).toBe('false');
    await settle(() => widget.set({ isShaking: true }));
    expect(find(dialog(), '.card').dataset['shaking']).toBe('true');
  });

  it('[R9.14] has z-index 999 unless the site sets another', async () => {
    await opened();
    expect(host().style.getPropertyValue('--cleat-z-index')).toBe('999');
    await cleanUp();
    await opened({ themeVariables: { zIndex: 5 } });
    expect(host().style.getPropertyValue('--cleat-z-index')).toBe('5');
  });

  it('shows a developer what is wrong with the set-up, and never a visitor', async () => {
    for (const debug of [true, false]) {
      const widget = await opened({ debug });
      await settle(() =>
        widget.set({
          alert: { code: 'NETWORK_NOT_FOUND', short: 'Network Not Found', long: 'Add it.' },
        }),
      );
      expect(dialog().textContent.includes('Network Not Found')).toBe(debug);
      await cleanUp();
    }
  });
});

it('[R9.14] a view comes from where the visitor goes to, and from where they were on the way back', async () => {
  const widget = await opened();
  const way = (): string | undefined => find(inside('modal'), '.view').dataset['follows'];
  expect(way()).toBeUndefined();

  await settle(() => widget.showViews({ name: 'Account' }));
  await settle(() => widget.showViews({ name: 'Account' }, { name: 'Networks' }));
  expect(way()).toBe('on');
  await settle(() => widget.showViews({ name: 'Account' }));
  expect(way()).toBe('back');
  await settle(() => widget.showViews({ name: 'Networks' }));
  expect(way()).toBe('on');
});

describe('the height of the card', () => {
  it('does not end its movement where a transition of another element ends', async () => {
    await opened();
    const clip = find(inside('modal'), '.clip');
    const ends: EventTarget[] = [];
    clip.addEventListener('transitionend', ({ target }) => ends.push(target as EventTarget));
    const end = (element: Element): boolean =>
      element.dispatchEvent(new Event('transitionend', { bubbles: true }));

    clip.setAttribute('data-moving', '');
    end(find(clip, 'button'));
    end(clip);
    expect(ends).toEqual([clip]);
  });
});

describe('while a wallet is asked, the modal', () => {
  it('releases the page in the same task, and takes it back afterwards', async () => {
    const widget = await opened();
    await act(async () => {
      widget.setAttempt('io.rabby');
      // Before React has rendered anything: the wallet may open its window now.
      expect(find(document, 'main').hasAttribute('inert')).toBe(false);
      expect(host().hasAttribute('data-aside')).toBe(true);
    });
    expect(dialog().getAttribute('aria-modal')).toBeNull();
    expect(find(inside('modal'), '.layer').dataset['aside']).toBe('true');

    await settle(() => widget.setAttempt('io.rabby', { cause: 'declined' }));
    expect(find(document, 'main').hasAttribute('inert')).toBe(true);
    expect(host().hasAttribute('data-aside')).toBe(false);
    expect(dialog().getAttribute('aria-modal')).toBe('true');
  });

  it('lets the page scroll after the next frame, and not where it has the page back by then', async () => {
    const widget = await opened();
    const { style } = document.documentElement;
    await settle(() => widget.setAttempt('io.rabby'));
    await eventually(() => expect(style.overflow).toBe(''));

    await settle(() => widget.setAttempt('io.rabby', { cause: 'declined' }));
    expect(style.overflow).toBe('hidden');
    await act(async () => {
      widget.setAttempt('io.rabby');
      widget.setAttempt('io.rabby', { cause: 'declined' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(style.overflow).toBe('hidden');
  });

  it('leaves one frame after the page shows the address, where the wallet answers the press at once', async () => {
    const widget = await opened();
    widget.chooseWallet = async (connectorId) => {
      widget.setAttempt(connectorId);
      widget.setAccount({ connectorId });
      await widget.close();
    };
    const button = find(inside('connect-button'), 'button');
    const isOpen = (): string | undefined => find(inside('modal'), '.layer').dataset['open'];
    const frames: FrameRequestCallback[] = [];
    const requests = jest
      .spyOn(globalThis, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));

    await settle(() => control(inside('modal'), 'Rabby').click());
    expect(button.textContent).toContain('0x');
    expect(isOpen()).toBe('true');

    await settle(() => frames.splice(0).forEach((frame) => frame(0)));
    requests.mockRestore();
    expect(isOpen()).toBe('false');
    expect(find(document, 'main').hasAttribute('inert')).toBe(false);
  });

  it('takes neither focus nor Escape from the wallet’s window in the page', async () => {
    const widget = await opened();
    await settle(() => widget.setAttempt('io.rabby'));
    const window = document.body.appendChild(document.createElement('button'));
    window.focus();
    await settle(() => widget.showViews({ name: 'ConnectingExternal', connectorId: 'io.rabby' }));
    expect(document.activeElement).toBe(window);

    await typeEscape(window);
    expect(widget.asked).not.toContainEqual(['close']);

    await settle(() => control(inside('modal'), 'Cancel').focus());
    await typeEscape(control(inside('modal'), 'Cancel'));
    expect(widget.asked).toContainEqual(['close']);
  });

  it('takes the focus back when the wallet’s window is gone', async () => {
    const widget = await opened();
    await settle(() => widget.setAttempt('io.rabby'));
    const window = document.body.appendChild(document.createElement('button'));
    window.focus();
    await settle(() => {
      window.remove();
      widget.setAttempt('io.rabby', { cause: 'declined' });
    });
    expect(focused()).toBe(find(inside('modal'), 'h2'));
  });
});
