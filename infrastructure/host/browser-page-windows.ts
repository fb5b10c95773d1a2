import { FeatureError } from '../../domain/errors/feature-error';
import type { OpenPageWindow, PageWindows } from '../../ports/login-window';

const SIZE = 'popup,width=600,height=800';

/** {@link PageWindows} for browsers. In Node every window is blocked. */
export class BrowserPageWindows implements PageWindows {
  open(): OpenPageWindow {
    // Not `noopener`, with which a browser returns no window to navigate.
    const opened = globalThis.open?.('', '_blank', SIZE);
    if (!opened) throw new FeatureError('WINDOW_BLOCKED', {});
    opened.opener = null; // The page of the provider cannot navigate this one.
    return {
      goTo: (url) => {
        if (!opened.closed) opened.location.replace(url);
      },
      close: () => opened.close(),
    };
  }
}
