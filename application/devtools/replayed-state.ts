import type { FeatureStates } from '../snapshot/feature-states';
import type { WidgetState } from '../snapshot/widget-state';
import type { ViewEntry } from '../../domain/routing/view-name';

/** The features whose states hold what the chain knows anyway. Logins, pairings and sign-ins hold secrets: theirs are left out. */
const replayedFeatures = [
  'account',
  'history',
  'names',
  'networks',
  'nfts',
  'onramp',
  'permissions',
  'receive',
  'send',
  'swap',
  'tokens',
  'transactions',
  'wallets',
] as const satisfies readonly (keyof FeatureStates)[];

/** What is kept of `state` to draw its view again: without pairing URIs, e-mail addresses, codes and tokens. */
export function replayedState(state: WidgetState): WidgetState {
  const history = state.history.map(withoutSecrets);
  const features = replayedFeatures.flatMap((name) => {
    const feature = state.features[name];
    return feature === undefined ? [] : [[name, feature]];
  });
  return {
    ...state,
    isOpen: true,
    isShaking: false,
    isDisposed: false,
    history,
    view: history.at(-1),
    snackbar: undefined,
    features: Object.fromEntries(features) as Partial<FeatureStates>,
  };
}

function withoutSecrets({ args, connectorId, name, namespace }: ViewEntry): ViewEntry {
  return {
    name,
    ...(connectorId !== undefined && { connectorId }),
    ...(namespace && { namespace }),
    ...(args && { args }),
  };
}
