import type { WidgetOptions } from '../../domain/options/widget-options';
import type { RaiseAlert } from './raise-alert';

export interface RequireProjectIdDeps {
  readonly options: WidgetOptions;
  readonly raiseAlert: RaiseAlert;
}

/** Tells the developer, once, that a service is asked which needs a `projectId` that is not set. */
export class RequireProjectId {
  readonly #deps: RequireProjectIdDeps;
  #isTold = false;

  constructor(deps: RequireProjectIdDeps) {
    this.#deps = deps;
  }

  /** Called where such a service is about to be asked; it is asked all the same. */
  execute(): void {
    const { options, raiseAlert } = this.#deps;
    if (options.projectId || this.#isTold) return;
    this.#isTold = true;
    raiseAlert.execute('PROJECT_ID_NOT_CONFIGURED');
  }
}
