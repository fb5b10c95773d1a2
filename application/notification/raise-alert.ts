import { type AlertCode, alertCatalogue } from '../../domain/messages/alert-catalogue';
import type { Logger } from '../../ports/logger';
import type { AlertStore } from './alert-store';

export interface RaiseAlertDeps {
  readonly alerts: AlertStore;
  readonly logger: Logger;
}

/** Tells the developer that the set-up is wrong: in the log always, in the widget where `debug` is on. */
export class RaiseAlert {
  readonly #deps: RaiseAlertDeps;

  constructor(deps: RaiseAlertDeps) {
    this.#deps = deps;
  }

  execute(code: AlertCode): void {
    const { short, long } = alertCatalogue[code];
    this.#deps.alerts.update(() => ({ code, short, long }));
    this.#deps.logger.error(`${short}. ${long}`);
  }
}
