import { FeatureError } from '../../domain/errors/feature-error';

/** The page of the embedded wallet, in a frame of this one. */
export interface FramePage {
  /** Sends a message with one end of a channel, to the page's origin only. */
  greet(hello: unknown, port: MessagePort): void;
  show(): void;
  hide(): void;
  remove(): void;
}

/** Puts the page of the embedded wallet into this one, hidden. `onLoad` hears of each document that it loads. */
export type OpenFramePage = (onLoad: () => void) => FramePage;

/** Above the widget, whose views may be beneath the approval. */
const Z_INDEX = '999999';

/** No navigation of the whole window, no downloads, no dialogs. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Opens the page at `url` in a frame of `parent`. The frame stays where it was born: one that is moved reloads.
 *
 * @throws `WidgetError` `FRAME_MISSING` without a page to put it into.
 */
export function framePageAt(url: URL, parent: () => Element | undefined): OpenFramePage {
  return (onLoad) => {
    const place = parent();
    if (!place) throw new FeatureError('FRAME_MISSING', { part: 'parent' });
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The rule is for React's elements; it has one below.
    const frame = place.ownerDocument.createElement('iframe');
    frame.title = 'Wallet';
    frame.referrerPolicy = 'no-referrer';
    frame.setAttribute('sandbox', SANDBOX);
    const { origin } = url;
    frame.allow = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']
      .map((feature) => `${feature} ${origin}`)
      .join('; ');
    Object.assign(frame.style, {
      ...{ position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' },
      ...{ zIndex: Z_INDEX, display: 'none', colorScheme: 'normal' },
    });
    frame.addEventListener('load', onLoad);
    frame.src = url.href;
    place.append(frame);
    return {
      greet: (hello, port) => frame.contentWindow?.postMessage(hello, origin, [port]),
      show: () => {
        frame.style.display = 'block';
      },
      hide: () => {
        frame.style.display = 'none';
      },
      remove: () => {
        frame.removeEventListener('load', onLoad);
        frame.remove();
      },
    };
  };
}

/** The parts of the address of the frame's page. None is a secret. */
export interface FrameAddress {
  readonly authFrameUrl: string;
  readonly projectId?: string;
  readonly chainId: string;
  readonly version: string;
  readonly enableLogger: boolean;
}

/** The address of the frame's page. */
export function frameUrl({ authFrameUrl, ...parts }: FrameAddress): URL {
  const url = new URL(authFrameUrl);
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}
