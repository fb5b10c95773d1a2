import { WidgetError } from '../../domain/errors/widget-error';
import type { OpenableLink } from '../../domain/wallet/wallet-link';
import type { HostApp, HostPage } from '../../ports/host-page';
import type { Stream } from '../../ports/stream';

const mobileAgents = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i;
const telegramMarks = ['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'];

/** {@link HostPage} for browsers. In Node it is a desktop without a clipboard or an address. */
export class BrowserHostPage implements HostPage {
  readonly visibility$: Stream<boolean> = { subscribe: (next) => this.#watch(next) };

  deviceKind(): 'mobile' | 'desktop' {
    const hasCoarsePointer = globalThis.matchMedia?.('(pointer:coarse)').matches ?? false;
    const isMobile = hasCoarsePointer || mobileAgents.test(agent());
    return isMobile ? 'mobile' : 'desktop';
  }

  app(): HostApp {
    return {
      isTelegram: telegramMarks.some((mark) => mark in globalThis),
      // Every other browser puts "Safari" behind a name of its own.
      isSafari: /safari/i.test(agent()) && !/chrom|crios|fxios|edg|opr|android/i.test(agent()),
      isFramed: globalThis.self !== globalThis.top && globalThis.top !== undefined,
      isIos: isIos(),
      platform: platform(),
    };
  }

  async copyText(text: string): Promise<void> {
    try {
      await globalThis.navigator.clipboard.writeText(text);
    } catch (cause) {
      throw new WidgetError('COPY_FAILED', {}, { cause });
    }
  }

  openLink({ href, target }: OpenableLink): void {
    globalThis.open?.(href, target, 'noopener,noreferrer');
  }

  address(): string {
    return globalThis.location?.href ?? '';
  }

  leaveFor(url: string): void {
    globalThis.location?.assign(url);
  }

  takeQueryParameter(name: string): string | undefined {
    if (!globalThis.location) return undefined;
    const url = new URL(globalThis.location.href);
    const value = url.searchParams.get(name);
    if (value === null) return undefined;
    // `delete` would write the other parameters anew: a space as another mark, a flag with a sign of equality.
    const others = url.search
      .slice(1)
      .split('&')
      .filter((part) => !new URLSearchParams(part).has(name));
    url.search = others.join('&');
    globalThis.history.replaceState(globalThis.history.state, '', url);
    return value;
  }

  isVisible(): boolean {
    return globalThis.document?.visibilityState !== 'hidden';
  }

  #watch(next: (isVisible: boolean) => void): { unsubscribe(): void } {
    let last = this.isVisible();
    const look = (): void => {
      const isVisible = this.isVisible();
      if (isVisible === last) return;
      last = isVisible;
      next(isVisible);
    };
    // The back/forward cache hides a page before it keeps it, and shows it again after.
    const { document } = globalThis;
    document?.addEventListener('visibilitychange', look);
    return { unsubscribe: () => document?.removeEventListener('visibilitychange', look) };
  }
}

function agent(): string {
  return globalThis.navigator?.userAgent ?? '';
}

/** An iPad calls itself a Mac; no Mac has a touch screen. */
function isIos(): boolean {
  const isTabletAsMac =
    /macintosh/i.test(agent()) && (globalThis.navigator?.maxTouchPoints ?? 0) > 1;
  return /iphone|ipad|ipod/i.test(agent()) || isTabletAsMac;
}

function platform(): HostApp['platform'] {
  if (isIos()) return 'ios';
  if (/android/i.test(agent())) return 'android';
  return /macintosh/i.test(agent()) ? 'mac' : 'other';
}
