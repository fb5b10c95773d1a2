/** What a page can start, by the attribute `demo`. It is downloaded when it is pressed. */
const demos = {
  connect: () => import('./connect-demo'),
  theming: () => import('./theming-demo'),
};

/** A place of the site that starts a real widget once a visitor presses the button inside of it. */
class LiveDemo extends HTMLElement {
  #end: (() => void) | undefined;

  connectedCallback(): void {
    this.addEventListener('click', this.#start);
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this.#start);
    this.#end?.();
    this.#end = undefined;
  }

  readonly #start = async ({ target }: Event): Promise<void> => {
    const name = this.getAttribute('demo');
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.parentElement !== this || !isDemo(name)) return;
    button.disabled = true;
    const { startDemo } = await demos[name]();
    button.hidden = true;
    if (this.isConnected) this.#end = startDemo(this);
  };
}

function isDemo(name: string | null): name is keyof typeof demos {
  return name !== null && Object.hasOwn(demos, name);
}

customElements.define('cleat-live', LiveDemo);
