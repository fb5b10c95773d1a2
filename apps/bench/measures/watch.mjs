/** The code that runs inside the pages of the bench: the same for both. */

/**
 * What a visitor waits for: a text, an element of a role such as the picture of a QR code, or a number of
 * elements.
 *
 * @typedef {string | { readonly role: string } | { readonly selector: string, readonly count: number }} Sight
 */

/** A picture with a name, which on these pages is the QR code. */
export const QR_CODE = { role: 'img' };

/**
 * Notes how long after the next event of `type` the sight is first painted so that it can be read: `tookMs`,
 * and `frames`, the number of frames that it took.
 *
 * @param {{ readonly sight: Sight, readonly type: 'click' | 'input' }} wait
 */
export function watchFrom({ sight, type }) {
  Reflect.set(window, 'tookMs', undefined);
  /** Text can be read where its opacity and that of its ancestors come to at least 0.9. */
  const isReadable = (/** @type {Element} */ element) => {
    let opacity = 1;
    for (let each = element; ;) {
      const { display, opacity: own, visibility } = getComputedStyle(each);
      if (display === 'none' || (each === element && visibility !== 'visible')) return false;
      opacity *= Number(own);
      const root = each.getRootNode();
      const around = each.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
      if (!around) return opacity >= 0.9;
      each = around;
    }
  };
  /** @type {(element: Element) => boolean} */
  const isIt = (element) => {
    if (typeof sight === 'object' && 'role' in sight)
      return element.getAttribute('role') === sight.role;
    if (typeof sight === 'object') return element.matches(sight.selector);
    const isWhole = element.childElementCount === 0 || element.localName === 'button';
    return isWhole && (element.textContent ?? '').includes(sight);
  };
  /** @type {(within: Document | ShadowRoot) => readonly Element[]} */
  const found = (within) =>
    [...within.querySelectorAll('*')].flatMap((element) => [
      ...(isIt(element) ? [element] : []),
      ...(element.shadowRoot === null ? [] : found(element.shadowRoot)),
    ]);
  const shows = () => {
    const elements = found(document);
    const isCounted =
      typeof sight !== 'object' || !('count' in sight) || elements.length === sight.count;
    return isCounted && elements.some(isReadable);
  };
  const startOn = (/** @type {Event} */ event) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      if (!shows()) requestAnimationFrame(look);
      else {
        requestAnimationFrame(() => {
          Reflect.set(window, 'tookFrames', frames);
          Reflect.set(window, 'tookMs', performance.now() - event.timeStamp);
        });
      }
    };
    requestAnimationFrame(look);
  };
  window.addEventListener(type, startOn, { capture: true, once: true });
}

/**
 * Notes when `text` is first on a button of the page.
 *
 * @param {string} text
 */
export function watchFromStart(text) {
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const shows = (within) =>
    [...within.querySelectorAll('button, div, span')].some(
      (element) =>
        (element.localName === 'button' && (element.textContent ?? '').includes(text)) ||
        (element.shadowRoot !== null && shows(element.shadowRoot)),
    );
  const look = () => {
    if (!shows(document)) requestAnimationFrame(look);
    else requestAnimationFrame(() => Reflect.set(window, 'seenAt', performance.now()));
  };
  requestAnimationFrame(look);
}
