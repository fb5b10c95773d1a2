import { Identities } from '../../application/identity/identities';
import { ActiveAccount } from '../../application/session/active-account';
import { ApprovalStack } from '../../application/navigation/approval-stack';
import { WatchFunds } from '../../application/navigation/watch-funds';
import { Holdings } from '../../application/tokens/holdings';
import { onceUntilFailure } from '../../domain/async/once-until-failure';
import { featureSnackbarTexts } from '../../domain/messages/feature-snackbar-texts';
import { Pictures } from '../../application/pictures/pictures';
import { AssetSource } from '../../ports/asset-source';
import { IdentitySource } from '../../ports/identity-source';
import { NameService } from '../../ports/name-service';
import { BrowserSiteTabs } from '../../infrastructure/host/browser-site-tabs';
import { SiteTabs } from '../../ports/site-tabs';
import type { Core } from '../core';

/** The dependencies of features: the core, and collaborators that are downloaded with the first feature that takes them. */
export type FeatureParts = Awaited<ReturnType<typeof shareCollaborators>>;

/** Makes the collaborators that features share, once per widget. */
export async function shareCollaborators(core: Core) {
  const { adapters, admitted, balances, featureStates, hostPage, loadBalance, navigation } = core;
  const { networks, options, ports, scope, sessions, stored } = core;
  const pictures = new Pictures(options);
  core.notices.learn(featureSnackbarTexts);
  if (options.sources?.names && !ports.has(NameService)) {
    (await import('../sources/names')).bindNames({ options, ports });
  }
  const siteNames = onceUntilFailure(async () =>
    (await import('../sources/chain-names')).siteChainNames({ options, ports }),
  );
  const holdings = new Holdings({
    assetSource: ports.get(AssetSource),
    balances,
    loadBalance,
    pictures,
    scope,
    stored,
  });
  scope.follow([{ state$: holdings.left.changes$ }], () => {
    const transactions = holdings.left.sent;
    featureStates.update((known) =>
      known.transactions === transactions ? known : { ...known, transactions },
    );
  });
  const activeAccount = new ActiveAccount({ connections: admitted, networks, scope, sessions });
  new WatchFunds({
    activeAccount,
    adapters,
    holdings,
    hostPage,
    loadBalance,
    navigation,
    scope,
    tabs: ports.find(SiteTabs) ?? new BrowserSiteTabs(),
  }).start();
  return {
    ...core,
    pictures,
    activeAccount,
    approvals: new ApprovalStack(navigation),
    holdings,
    identities: new Identities({
      chainNames: async (namespace) => {
        const { names } = await adapters.find(namespace);
        return names ?? (options.sources && (await siteNames())[namespace]);
      },
      identitySource: ports.find(IdentitySource),
      nameService: ports.find(NameService),
      pictures,
      scope,
      sources: options.sources,
      stored,
    }),
  };
}
