/** The code that runs inside the pages of the bench: the same for both. */

/** An element to wait for instead of a text: a picture with a name, which on these pages is the QR code. */
export const QR_CODE = { role: 'img' };

/** @param {string | { readonly role: string }} sight */
export function watchFromClick(sight) {
  Reflect.set(window, 'tookMs', undefined);
  /** @type {(element: Element) => boolean} */
  const isIt = (element) => {
    if (typeof sight !== 'string') return element.getAttribute('role') === sight.role;
    const isWhole = element.childElementCount === 0 || element.localName === 'button';
    return isWhole && (element.textContent ?? '').includes(sight);
  };
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const shows = (within) =>
    [...within.querySelectorAll('*')].some(
      (element) => isIt(element) || (element.shadowRoot !== null && shows(element.shadowRoot)),
    );
  const startOn = (/** @type {Event} */ event) => {
    const look = () => {
      if (!shows(document)) requestAnimationFrame(look);
      else
        requestAnimationFrame(() =>
          Reflect.set(window, 'tookMs', performance.now() - event.timeStamp),
        );
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('click', startOn, { capture: true, once: true });
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
