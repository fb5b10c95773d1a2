import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockScroll } from '../../../../presentation-react/shell/scroll-lock';

const { documentElement: root } = document;

function setWidths(inner: number, client: number): void {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: inner });
  Object.defineProperty(root, 'clientWidth', { configurable: true, value: client });
}

beforeEach(() => setWidths(1000, 1000));
afterEach(() => root.removeAttribute('style'));

describe('lockScroll', () => {
  it('keeps the page from scrolling and restores it', () => {
    root.style.setProperty('overflow', 'scroll', 'important');
    const unlock = lockScroll(document);
    expect(root.style.overflow).toBe('hidden');

    unlock();
    expect(root.style.overflow).toBe('scroll');
    expect(root.style.getPropertyPriority('overflow')).toBe('important');
  });

  it("keeps the space of a scrollbar that disappears, beside the page's own padding", () => {
    setWidths(1000, 985);
    const unlock = lockScroll(document);
    expect(root.style.paddingRight).toBe('15px');
    unlock();
    expect(root.getAttribute('style')).toBe('');

    root.style.paddingRight = '8px';
    const unlockAgain = lockScroll(document);
    expect(root.style.paddingRight).toBe('23px');
    unlockAgain();
    expect(root.style.paddingRight).toBe('8px');
  });

  it('does not change what the page has set in the meantime', () => {
    const unlock = lockScroll(document);
    root.style.overflow = 'clip';
    unlock();
    expect(root.style.overflow).toBe('clip');
  });
});
