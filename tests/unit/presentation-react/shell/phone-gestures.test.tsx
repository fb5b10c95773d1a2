import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followGestures } from '../../../../presentation-react/shell/phone-gestures';

const { documentElement: root } = document;

/** As the browser's: each hears of one request to close, and of none once it is destroyed. */
class Watcher extends EventTarget {
  static readonly waiting = new Set<Watcher>();

  constructor() {
    super();
    Watcher.waiting.add(this);
  }

  destroy(): void {
    Watcher.waiting.delete(this);
  }

  requestClose(): void {
    Watcher.waiting.delete(this);
    this.dispatchEvent(new Event('close'));
  }
}

function goBack(): void {
  const [newest] = [...Watcher.waiting].slice(-1);
  newest?.requestClose();
}

describe('followGestures', () => {
  const widget = { back: jest.fn(async () => {}), close: jest.fn(async () => {}) };
  let ended: AbortController;
  beforeEach(() => {
    jest.clearAllMocks();
    ended = new AbortController();
    Object.assign(globalThis, { CloseWatcher: Watcher });
  });
  afterEach(() => {
    ended.abort();
    Reflect.deleteProperty(globalThis, 'CloseWatcher');
    root.removeAttribute('style');
  });
  const follow = (): void => followGestures(document.createElement('div'), widget, ended.signal);

  it('goes back by one view for each gesture, and for none once the modal is closed', () => {
    follow();
    goBack();
    goBack();
    expect(widget.back).toHaveBeenCalledTimes(2);
    expect(Watcher.waiting.size).toBe(1);

    ended.abort();
    expect(Watcher.waiting.size).toBe(0);
  });

  it('watches no more where going back has closed the modal', () => {
    widget.back.mockImplementationOnce(async () => ended.abort());
    follow();
    goBack();
    expect(Watcher.waiting.size).toBe(0);
  });

  it('watches nothing where the modal has closed before', () => {
    ended.abort();
    follow();
    expect(Watcher.waiting.size).toBe(0);
    expect(root.style.overscrollBehavior).toBe('');
  });

  it('keeps the page from being pulled down, and gives back what it had', () => {
    root.style.overscrollBehavior = 'none';
    follow();
    expect(root.style.overscrollBehavior).toBe('contain');
    ended.abort();
    expect(root.style.overscrollBehavior).toBe('none');
  });

  it('needs no close watchers', () => {
    Reflect.deleteProperty(globalThis, 'CloseWatcher');
    expect(follow).not.toThrow();
  });
});
