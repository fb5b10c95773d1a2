/** What runs inside the pages of the bench: the same for both, and nothing of either. */

/** @param {string} text */
export function watchFromClick(text) {
  Reflect.set(window, 'tookMs', undefined);
  /** @type {(root: Document | ShadowRoot) => boolean} */
  const shows = (within) =>
    [...within.querySelectorAll('*')].some(
      (element) =>
        (element.childElementCount === 0 && (element.textContent ?? '').includes(text)) ||
        (element.localName === 'button' && (element.textContent ?? '').includes(text)) ||
        (element.shadowRoot !== null && shows(element.shadowRoot)),
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
