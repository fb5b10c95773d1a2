import { FeatureError } from '../../domain/errors/feature-error';
import { colorOf } from './color-of';
import type { FramePlace } from '../../ports/auth-frame';

/** The page of the embedded wallet, in a frame of this one. */
export interface FramePage {
  /** Sends a message with one end of a channel, to the page's origin only. */
  greet(hello: unknown, port: MessagePort): void;

  /** Shows it over everything, which is inert meanwhile, or at a place of the window. */
  show(place?: FramePlace): void;
  hide(): void;

  /** A CSS colour of the page as `#rrggbb`; `undefined` where the browser does not know it. */
  colorOf(color: string): string | undefined;
  remove(): void;
}

/** Puts the page of the embedded wallet into this one, hidden. `onLoad` hears of each document that it loads. */
export type OpenFramePage = (onLoad: () => void) => FramePage;

/** Above the widget, whose views may be beneath the approval. */
const Z_INDEX = 999_999;

/** The element is a host of the widget's, which a modal of the widget does not make inert. */
const HOST = 'frame';

/**
 * The site's style sheets do not reach into the shadow root, and lose against what is important in it. The frame itself is
 * a child of the host, in the page's own tree: a window of the wallet finds it only there. The page inside draws its own
 * ground.
 */
const STYLE = `
  :host { display: contents !important; }
  dialog, div {
    position: fixed; inset: 0; z-index: ${Z_INDEX}; box-sizing: border-box;
    width: 100%; max-width: none; height: 100%; max-height: none;
    margin: 0; padding: 0; border: 0; background: none; overflow: hidden; outline: none;
  }
  [hidden], dialog::backdrop { display: none; }
  ::slotted(iframe) {
    all: initial !important; display: block !important; width: 100% !important; height: 100% !important;
    border: 0 !important;
  }
`;

/** No navigation of the whole window, no downloads, no dialogs. A press may let the wallet have its own cookies. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox ' +
  'allow-storage-access-by-user-activation';

/**
 * Opens the page at `url` in a frame at the end of `parent`. The frame stays where it was born: one that is moved
 * reloads.
 *
 * @throws `WidgetError` `FRAME_MISSING` without a page to put it into.
 */
export function framePageAt(url: () => URL, parent: () => Element | undefined): OpenFramePage {
  return (onLoad) => {
    const place = parent();
    if (!place) throw new FeatureError('FRAME_MISSING', { part: 'parent' });
    const address = url();
    const { ownerDocument } = place;
    // The server of the page learns from it which site's policy to send; the browser itself says who has the frame.
    address.searchParams.set('site', ownerDocument.location.origin);
    const host = ownerDocument.createElement('div');
    host.dataset['cleat'] = HOST;
    const layers = newLayers(ownerDocument);
    const { dialog, region } = layers;
    const frame = newFrame(ownerDocument, address);
    frame.addEventListener('load', onLoad);
    const shadow = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    shadow.adoptedStyleSheets = [style];
    shadow.append(region, dialog);
    host.append(frame);
    // The Escape key belongs to the page inside, which knows what it ends.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      frame.focus();
    });
    place.append(host);
    return {
      greet: (hello, port) => frame.contentWindow?.postMessage(hello, address.origin, [port]),
      show: (at) => {
        if (at) showAt(layers, frame, at);
        else showWhole(layers, frame);
      },
      hide: () => hide(layers),
      colorOf: (color) => colorOf(dialog, color),
      remove: () => {
        frame.removeEventListener('load', onLoad);
        hide(layers);
        host.remove();
      },
    };
  };
}

const TITLE = 'Wallet';

function newFrame(page: Document, { href, origin }: URL): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- The rule is for React's elements; it has one below.
  const frame = page.createElement('iframe');
  frame.title = TITLE;
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']
    .map((feature) => `${feature} ${origin}`)
    .join('; ');
  frame.src = href;
  return frame;
}

/** Where the frame is drawn: over the whole page, or at a place of the widget's own dialog, where it is no second one. */
interface Layers {
  readonly dialog: HTMLDialogElement;
  readonly region: HTMLElement;

  /** The frame itself stays where it is: one that is moved reloads. */
  readonly slot: HTMLElement;
}

function newLayers(page: Document): Layers {
  const dialog = page.createElement('dialog');
  const region = page.createElement('div');
  const slot = page.createElement('slot');
  for (const layer of [dialog, region]) layer.setAttribute('aria-label', TITLE);
  region.setAttribute('role', 'region');
  region.hidden = true;
  dialog.append(slot);
  return { dialog, region, slot };
}

function hide({ dialog, region }: Layers): void {
  dialog.close();
  region.hidden = true;
}

/** A modal dialog is above all of the page, dialogs of the site included, and gives the focus back when it closes. */
function showWhole(layers: Layers, frame: HTMLIFrameElement): void {
  const { dialog } = layers;
  if (isWhole(dialog)) return;
  hide(layers);
  dialog.removeAttribute('style');
  raise(layers, frame);
}

/**
 * It is a part of the widget's own dialog. Where that is above a modal dialog of the page, which makes everything else
 * inert, the frame is modal as well.
 */
function showAt(layers: Layers, frame: HTMLIFrameElement, at: FramePlace): void {
  const { dialog, region, slot } = layers;
  if (isWhole(dialog)) dialog.close();
  for (const { style } of [dialog, region]) {
    style.inset = 'auto'; // Else the left edge does not count where the page is written from right to left.
    for (const [name, pixels] of Object.entries(at)) style.setProperty(name, `${pixels}px`);
  }
  if (dialog.open || !region.hidden) return;
  region.append(slot);
  region.hidden = false;
  frame.focus({ preventScroll: true });
  if (!region.matches(':focus-within')) raise(layers, frame);
}

function isWhole({ open, style }: HTMLDialogElement): boolean {
  return open && style.length === 0;
}

function raise({ dialog, region, slot }: Layers, frame: HTMLIFrameElement): void {
  region.hidden = true;
  dialog.append(slot);
  dialog.showModal();
  frame.focus();
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
