import type { WidgetOptions } from '../../domain/options/widget-options';
import type { WidgetState } from '../snapshot/widget-state';
import { type CoreVerb, coreVerbNames, idleVerbNames, widgetAnswering } from '../widget/core-verbs';
import type { Widget } from '../widget/widget';

const verbNames = [...coreVerbNames, 'close', 'openAndConnect', 'preload'] as const;

/**
 * A {@link Widget} that shows a state of the past, for a presenter to draw. It has no core: no verb of it does anything, so that
 * nothing is asked of a wallet, a node or a service, whatever the views do.
 */
export class ReplayedWidget extends widgetAnswering(verbNames) implements Widget {
  readonly options: WidgetOptions;
  readonly ready = Promise.resolve();

  constructor(options: WidgetOptions, state: WidgetState) {
    super(state);
    // Drawn in its place, with no picture of another host.
    const { imageProxyUrl: _none, ...others } = options;
    this.options = { ...others, enableEmbedded: true, enableRemoteImages: false };
  }

  get serverState(): WidgetState {
    return this.state;
  }

  on(): () => void {
    return () => {};
  }

  setTheme(): void {}
  present(): void {}
  dispose(): void {}
  restart(): void {}

  /** What waits for an answer waits for good: the past has none. */
  protected answer(verb: (typeof verbNames)[number]): unknown {
    return (idleVerbNames as readonly (CoreVerb | typeof verb)[]).includes(verb)
      ? undefined
      : new Promise(() => {});
  }
}
