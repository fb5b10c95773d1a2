import { WidgetError } from '../../domain/errors/widget-error';
import type { HostPage } from '../../ports/host-page';

const mobileAgents = /android|webos|iphone|ipad|ipod|blackberry|opera mini/i;

/** {@link HostPage} for browsers. In Node it is a desktop without a clipboard. */
export class BrowserHostPage implements HostPage {
  deviceKind(): 'mobile' | 'desktop' {
    const hasCoarsePointer = globalThis.matchMedia?.('(pointer:coarse)').matches ?? false;
    const isMobile = hasCoarsePointer || mobileAgents.test(globalThis.navigator?.userAgent ?? '');
    return isMobile ? 'mobile' : 'desktop';
  }

  async copyText(text: string): Promise<void> {
    try {
      await globalThis.navigator.clipboard.writeText(text);
    } catch (cause) {
      throw new WidgetError('COPY_FAILED', {}, { cause });
    }
  }
}
