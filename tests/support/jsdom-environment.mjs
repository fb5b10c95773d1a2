import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom plus what every supported browser has and jsdom lacks. Uses Node's own parts, so that code under test
 * meets the real thing.
 */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const page = this.global;
    Object.assign(page, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      Headers,
      Request,
      Response,
      ReadableStream,
      // Node's encoder and jsdom must have the same Uint8Array.
      ArrayBuffer,
      Uint8Array,
      fetch: fetchFor(page),
      matchMedia: matchesNothing(page),
    });
    Object.defineProperty(page, 'crypto', { configurable: true, value: globalThis.crypto });
    addConstructableStyleSheets(page);
  }
}

/** Node's `fetch` accepts only Node's signals, so one of Node's follows one of the page. */
function fetchFor(page) {
  return (input, init = {}) => {
    const { signal, ...rest } = init;
    if (!signal || signal instanceof AbortSignal) return fetch(input, init);
    const controller = new AbortController();
    const abort = () => controller.abort(signal.reason ?? new page.DOMException('', 'AbortError'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    return fetch(input, { ...rest, signal: controller.signal }).finally(() =>
      signal.removeEventListener('abort', abort),
    );
  };
}

/** A screen that matches no media query. */
function matchesNothing(page) {
  return (media) =>
    Object.assign(new page.EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
}

function addConstructableStyleSheets(page) {
  const { prototype } = page.CSSStyleSheet;
  prototype.replaceSync ??= function replaceSync(text) {
    this.text = text;
  };
}
