import { LatestRun } from '../../domain/async/latest-run';
import type { AlertCode } from '../../domain/messages/alert-catalogue';
import type { SnackbarLink } from '../../domain/messages/snackbar-link';
import {
  NO_SNACKBAR,
  nextSnackbar,
  type Snackbar,
  type SnackbarEvent,
  snackbarWaitMs,
} from '../../domain/messages/snackbar';
import { coreSnackbarTexts } from '../../domain/messages/core-snackbar-texts';
import { type SnackbarCode, variantOf } from '../../domain/messages/snackbar-code';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Scope } from '../scope/scope';
import type { AlertState, SnackbarState } from '../snapshot/widget-state';
import { StateStore } from '../state/state-store';

export interface NoticesDeps {
  readonly options: Pick<WidgetOptions, 'projectId'>;
  readonly scope: Scope;
}

type SnackbarTexts = { readonly [Code in SnackbarCode]?: string };

/** Informs the visitor by snackbar, and the developer by alert. */
export class Notices {
  /** The alert raised last. */
  readonly alerts = new StateStore<AlertState | undefined>(undefined);

  /** The snackbar on show. */
  readonly snackbars = new StateStore<SnackbarState | undefined>(undefined);
  readonly #deps: NoticesDeps;
  #texts: SnackbarTexts = coreSnackbarTexts;
  #snackbar = NO_SNACKBAR;
  readonly #links = new Map<SnackbarCode, SnackbarLink | undefined>();
  #hasAskedForProjectId = false;

  /** Waits for the end of the snackbar on show, or of its close. */
  readonly #timer = new LatestRun();

  constructor(deps: NoticesDeps) {
    this.#deps = deps;
    deps.scope.onEnd(() => this.#timer.cancel());
  }

  /**
   * Shows the snackbar `code` for a while; one of variant `loading` stays until it is dismissed. One is shown at a
   * time: a new one closes the open one and follows 150 ms later. `link` is the page that it leads to.
   */
  show(code: SnackbarCode, link?: SnackbarLink): void {
    this.#links.set(code, link);
    if (!this.#deps.scope.signal.aborted) this.#advance({ type: 'raised', code });
  }

  /** Adds the texts of further snackbars, before one of them is shown. */
  learn(texts: SnackbarTexts): void {
    this.#texts = { ...this.#texts, ...texts };
  }

  /** Closes the snackbar `code`, unless another one has replaced it. */
  dismiss(code: SnackbarCode): void {
    this.#advance({ type: 'putAway', code });
  }

  /** Raises the alert `code`, once its text is downloaded: in the log always, in the widget while `debug` is on. */
  alert(code: AlertCode): void {
    void this.#alert(code);
  }

  /**
   * Raises the missing-`projectId` alert, once. Call it before a request to a service that needs a project
   * id.
   */
  requireProjectId(): void {
    if (this.#deps.options.projectId || this.#hasAskedForProjectId) return;
    this.#hasAskedForProjectId = true;
    this.alert('PROJECT_ID_NOT_CONFIGURED');
  }

  async #alert(code: AlertCode): Promise<void> {
    const { logger, signal } = this.#deps.scope;
    try {
      const { alertCatalogue } = await import('../../domain/messages/alert-catalogue');
      if (signal.aborted) return;
      const { short, long } = alertCatalogue[code];
      this.alerts.update(() => ({ code, short, long }));
      logger.error(`${short}. ${long}`);
    } catch (error) {
      logger.error(code, error);
    }
  }

  #advance(event: SnackbarEvent): void {
    const before = this.#snackbar;
    const next = nextSnackbar(before, event);
    if (next === before) return;
    this.#snackbar = next;
    this.snackbars.update(() => this.#stateOf(next));
    // A close that has begun ends, whatever waits for it.
    if (next.status !== before.status) void this.#wait(snackbarWaitMs(next));
  }

  #stateOf(snackbar: Snackbar): SnackbarState | undefined {
    if (snackbar.status !== 'shown') return undefined;
    const { code, lastId } = snackbar;
    const link = this.#links.get(code);
    const text = this.#texts[code] ?? code;
    return { id: lastId, code, variant: variantOf(code), text, link };
  }

  async #wait(waitMs: number | undefined): Promise<void> {
    this.#timer.cancel();
    if (waitMs === undefined) return;
    try {
      await this.#deps.scope.clock.sleep(waitMs, this.#timer.start());
      this.#advance({ type: 'elapsed' });
    } catch {
      // Another snackbar has replaced it, or the widget was disposed.
    }
  }
}
