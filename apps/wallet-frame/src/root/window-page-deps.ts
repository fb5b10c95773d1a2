import type { Screens } from '../domain/screens/screens';
import type { FrameSettings } from '../domain/networks/settings';
import type { ServiceCalls } from '../ports/service-calls';

/** What the wallet's own window is made with. */
export interface WindowPageDeps {
  readonly calls: ServiceCalls;
  readonly screens: Screens;
  readonly settings: FrameSettings;
  readonly startWorker: () => Worker;
}

/** What the window that a frame opens is made with. */
export interface OpenedWindowDeps extends WindowPageDeps {
  /** Speaks the language of the page that asks. Ends once it does, or cannot. */
  readonly takeLanguage: (tag: unknown) => Promise<void>;
}
