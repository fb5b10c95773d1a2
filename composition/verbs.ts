import type { WidgetCore } from '../application/widget/widget-core';
import { untilPresented } from '../application/widget/until-presented';
import { WidgetError } from '../domain/errors/widget-error';
import { isFeatureViewName } from '../domain/routing/feature-view-name';
import { requireViewName } from '../domain/routing/require-view-name';
import type { ViewName } from '../domain/routing/view-name';
import { viewRules } from '../domain/routing/view-rules';
import type { Core } from './core';

/** The verbs of a widget over its core. The immediate changes of a verb are published as one state. */
export function coreVerbs(core: Core): WidgetCore {
  const { attempts, chooseWallet, connectWallet, copyAddress, disconnect, features } = core;
  const {
    hostPage,
    lifetime,
    loadBalance,
    navigation,
    networks,
    options,
    presented,
    providers,
    scope,
    switchNetwork,
    widgetState,
  } = core;

  /** A feature's view is shown once the feature is loaded, every other view at once. */
  const whenReady = async (view: ViewName | undefined, show: () => void): Promise<void> => {
    const name = view === undefined ? undefined : requireViewName(view);
    if (name && isFeatureViewName(name)) await features.load(viewRules[name].feature);
    scope.batch(show);
  };

  return {
    state$: widgetState.state$,
    getSnapshot: () => widgetState.getSnapshot(),
    start: () => scope.batch(core.start),
    feature: (name) => features.load(name),
    open: async (opening) => {
      if (opening?.view !== undefined) requireViewName(opening.view);
      if (!presented.getSnapshot()) await untilPresented({ hostPage, presented, scope });
      await whenReady(opening?.view, () => navigation.open(opening));
      if (opening?.view !== 'WalletSend' || !opening.args) return undefined;
      return (await features.load('send')).untilSent();
    },
    close: async () => scope.batch(() => navigation.askToClose()),
    show: (name, about) => whenReady(name, () => navigation.show({ name, ...about })),
    back: async () => scope.batch(() => navigation.back()),
    chooseWallet: (...args) => scope.batch(() => chooseWallet.execute(...args)),
    connect: (...args) => scope.batch(() => connectWallet.execute(...args)),
    cancelConnect: (...args) => scope.batch(() => attempts.cancel(...args)),
    disconnect: (...args) => scope.batch(() => disconnect.execute(...args)),
    switchNetwork: (...args) => scope.batch(() => switchNetwork.execute(...args)),
    dismissSwitch: () => scope.batch(() => switchNetwork.dismiss()),
    refreshBalance: ({ force = false } = {}) => {
      const { namespace } = networks.getSnapshot();
      return force ? loadBalance.force(namespace) : loadBalance.retry(namespace);
    },
    copyAddress: () => copyAddress.execute(),
    endpoints: async () => {
      const { endpointsOf } = await import('../domain/options/endpoints');
      return endpointsOf(options, networks.requested());
    },
    provider: (namespace) => providers.on(namespace),
    dispose: () => scope.batch(() => lifetime.end(new WidgetError('WIDGET_DISPOSED', {}))),
  };
}
