import type { Widget } from '../../application/widget/widget';
import { arbitrum, ethereum } from '../../domain/network/built-in-networks';
import * as more from '../../domain/network/more-networks';
import type { NetworkInput } from '../../domain/options/parse-network';
import type { WidgetOptionsInput } from '../../domain/options/parse-options';
import { createWidget } from '../../index';
import {
  ButtonElement,
  NetworkElement,
  PanelElement,
} from '../../presentation-react/elements/parts';

export type { CleatEventMap } from '../../presentation-react/elements/element-events';

/** `<cleat-button>`: the button that connects, and shows the account. Attributes: `label`, `show-network`, `hide-balance`. */
export class CleatButton extends ButtonElement {
  protected override makeWidget(options: WidgetOptionsInput, names: readonly string[]): Widget {
    return createWidget(withNetworks(options, names));
  }
}

/** `<cleat-network>`: the network in use. */
export class CleatNetwork extends NetworkElement {
  protected override makeWidget(options: WidgetOptionsInput, names: readonly string[]): Widget {
    return createWidget(withNetworks(options, names));
  }
}

/** `<cleat-panel>`: the widget in the page itself, always visible. */
export class CleatPanel extends PanelElement {
  protected override makeWidget(options: WidgetOptionsInput, names: readonly string[]): Widget {
    return createWidget({ ...withNetworks(options, names), enableEmbedded: true });
  }
}

/**
 * Defines `<cleat-button>`, `<cleat-network>` and `<cleat-panel>` in this page. A name that is defined already stays as
 * it is. Does nothing in Node.
 */
export function defineElements(): void {
  if (!('customElements' in globalThis)) return;
  const elements = {
    'cleat-button': CleatButton,
    'cleat-network': CleatNetwork,
    'cleat-panel': CleatPanel,
  };
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cleat-button': CleatButton;
    'cleat-network': CleatNetwork;
    'cleat-panel': CleatPanel;
  }
}

const known: ReadonlyMap<string, NetworkInput> = new Map(
  Object.entries({ ethereum, arbitrum, ...more }),
);

/** `options`, with the networks of these names where it has none. The check of the options names one that is unknown. */
function withNetworks(options: WidgetOptionsInput, names: readonly string[]): WidgetOptionsInput {
  const networks = names.map((name) => known.get(name) ?? (name as unknown as NetworkInput));
  return { ...(networks.length > 0 && { networks }), ...options };
}
