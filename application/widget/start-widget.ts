import type { Navigation } from '../navigation/navigation';
import { lacksProjectId } from '../../domain/options/project-id';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { Notices } from '../notification/notices';
import type { FollowAccounts } from '../balance/follow-accounts';
import type { PollBalance } from '../navigation/poll-balance';
import type { FollowConnectors } from '../connection/follow-connectors';
import type { FollowOtherTabs } from '../connection/follow-other-tabs';
import type { RestoreConnections } from '../connection/restore-connections';
import type { PreparePairing } from '../pairing/prepare-pairing';
import type { FollowSessions } from '../navigation/follow-sessions';

export interface StartWidgetDeps {
  readonly followAccounts: FollowAccounts;
  readonly followConnectors: FollowConnectors;
  readonly followOtherTabs: FollowOtherTabs;
  readonly followSessions: FollowSessions;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly options: WidgetOptions;
  readonly pollBalance: PollBalance;
  readonly preparePairing: PreparePairing;
  readonly restoreConnections: RestoreConnections;
}

/** Starts the widget's background work. */
export class StartWidget {
  readonly #deps: StartWidgetDeps;

  constructor(deps: StartWidgetDeps) {
    this.#deps = deps;
  }

  execute(): void {
    const { navigation, options, pollBalance, preparePairing, restoreConnections } = this.#deps;
    const { followAccounts, followConnectors, followOtherTabs, followSessions } = this.#deps;
    if (lacksProjectId(options)) this.#deps.notices.requireProjectId();
    followAccounts.start();
    followSessions.start();
    followConnectors.start();
    restoreConnections.start();
    followOtherTabs.start();
    pollBalance.start();
    preparePairing.start();
    if (options.enableEmbedded) navigation.open();
  }
}
