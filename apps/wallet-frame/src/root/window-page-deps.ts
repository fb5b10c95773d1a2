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
