import { CleatElement } from './cleat-element';
import type { ShownPart } from './shown-part';

/** The button that connects, and shows the account. */
export abstract class ButtonElement extends CleatElement {
  static override readonly observedAttributes: readonly string[] = [
    ...CleatElement.observedAttributes,
    'label',
    'show-network',
    'hide-balance',
  ];

  /** The attribute `label`: the text without a connection. */
  get label(): string {
    return this.getAttribute('label') ?? '';
  }

  set label(text: string) {
    this.setAttribute('label', text);
  }

  /** The attribute `show-network`: shows the network beside the account. */
  get showNetwork(): boolean {
    return this.hasAttribute('show-network');
  }

  set showNetwork(isShown: boolean) {
    this.toggleAttribute('show-network', isShown);
  }

  /** The attribute `hide-balance`: leaves the balance out. */
  get hideBalance(): boolean {
    return this.hasAttribute('hide-balance');
  }

  set hideBalance(isHidden: boolean) {
    this.toggleAttribute('hide-balance', isHidden);
  }

  protected override content(): ShownPart {
    const { label, showNetwork, hideBalance } = this;
    const face = { showNetwork, showBalance: !hideBalance, ...(label !== '' && { label }) };
    return { kind: 'button', face };
  }
}

/** The button that shows the network in use, and opens the list of networks. */
export abstract class NetworkElement extends CleatElement {
  protected override content(): ShownPart {
    return { kind: 'network' };
  }
}

/** The widget in the page itself, always visible. A `widget` that is given to it was made with `enableEmbedded`. */
export abstract class PanelElement extends CleatElement {
  protected override content(): ShownPart {
    return { kind: 'panel' };
  }
}
