import type { WidgetCore } from '../application/widget/widget-core';
import { WidgetError } from '../domain/errors/widget-error';
import { isFeatureViewName } from '../domain/routing/feature-view-name';
import { requireViewName } from '../domain/routing/require-view-name';
import type { AnyViewName } from '../domain/routing/view-name';
import { viewRules } from '../domain/routing/view-rules';
import type { Core } from './core';

/** The verbs of a widget over its core. */
export function coreVerbs(core: Core): WidgetCore {
  const { attempts, chooseWallet, connectWallet, copyAddress, disconnect, features } = core;
  const { lifetime, loadBalance, navigation, networks, sessions, switchNetwork, widgetState } =
    core;

  /** The view of a feature is shown once the feature is there, every other one at once. */
  const whenReady = async (view: AnyViewName | undefined, show: () => void): Promise<void> => {
    const name = view === undefined ? undefined : requireViewName(view);
    if (name && isFeatureViewName(name)) await features.load(viewRules[name].feature);
    show();
  };

  return {
    state$: widgetState.state$,
    getSnapshot: () => widgetState.getSnapshot(),
    start: core.start,
    feature: (name) => features.load(name),
    open: (opening) => whenReady(opening?.view, () => navigation.open(opening)),
    close: async () => navigation.askToClose(),
    show: (name, about) => whenReady(name, () => navigation.show({ name, ...about })),
    back: async () => navigation.back(),
    chooseWallet: (connectorId, namespace) => chooseWallet.execute(connectorId, namespace),
    connect: (connectorId, signal, namespace) =>
      connectWallet.execute(connectorId, signal, namespace),
    cancelConnect: (namespace) => attempts.cancel(namespace),
    disconnect: (namespace) => disconnect.execute(namespace),
    switchNetwork: (caipNetworkId) => switchNetwork.execute(caipNetworkId),
    dismissSwitch: () => switchNetwork.dismiss(),
    refreshBalance: () => loadBalance.retry(networks.getSnapshot().namespace),
    copyAddress: () => copyAddress.execute(),
    provider: (namespace) => sessions.providerOn(namespace),
    dispose: () => lifetime.end(new WidgetError('WIDGET_DISPOSED', {})),
  };
}
