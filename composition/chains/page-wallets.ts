import type { WidgetOptions } from '../../domain/options/widget-options';

/** Which wallets of the page are looked for, and how they look. */
export function pageWallets(options: WidgetOptions) {
  return {
    page: globalThis.window,
    external: options.connectors,
    images: options.connectorImages,
    enableAnnounced: options.enableEIP6963,
    enableInjected: options.enableInjected,
  };
}
