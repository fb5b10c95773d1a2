import type { WidgetCore } from './application/widget/widget-core';
import { untilChainsArrive } from './composition/chains';
import { type Core, composeCollaborators } from './composition/core';
import { composePorts, type CoreRequest } from './composition/ports';
import { composeStores } from './composition/stores';
import { rehearse } from './composition/rehearsal';
import { coreVerbs } from './composition/verbs';
import { onceUntilFailure } from './domain/async/once-until-failure';
import { isFeatureOn } from './domain/options/is-feature-on';
import { Clock } from './ports/clock';

/**
 * Composes the core of one widget:
 *
 * 1. `composition/stores.ts`: the state, which begins where the last visit ended
 * 2. `composition/ports.ts`: every port with its default adapter, and the site's overrides
 * 3. `composition/chains`: the adapter and the wallets of each namespace
 * 4. `composition/core.ts`: the collaborators and use cases that every widget has
 * 5. `composition/features`: the features, each downloaded when it is first used
 * 6. `composition/verbs.ts`: the verbs over all of them
 *
 * When wallets are first listed, `composition/rehearsal.ts` connects once with a core of its own.
 *
 * Where the site requires a sign-in, there is no core without that feature, because the site would treat a
 * visitor who is only connected as signed in.
 *
 * @throws what `FeatureRegistry.load` throws.
 */
export async function composeCore(request: CoreRequest): Promise<WidgetCore> {
  const stores = composeStores(request);
  const ports = composePorts(request, stores);
  const loadFeatures = onceUntilFailure(async () => {
    const { featureLoaders } = await import('./composition/features/feature-loaders');
    return featureLoaders(core);
  });
  await untilChainsArrive(request.options, ports.get(Clock));
  const core: Core = composeCollaborators(stores, ports, loadFeatures, () => {
    void rehearse(request, composeCore);
  });
  if (request.options.debug) void reportSources(core);
  if (isFeatureOn('siwx', request.options)) await requireSignIn(core);
  return coreVerbs(core);
}

/** Tells the developer what is wrong within the option `sources`, which other pages read when a feature needs it. */
async function reportSources({ options, scope }: Core): Promise<void> {
  try {
    const { parseSources } = await import('./domain/options/parse-sources');
    parseSources(options.sources);
  } catch (error) {
    scope.logger.error('The option `sources` is wrong', error);
  }
}

async function requireSignIn({ features, lifetime, scope }: Core): Promise<void> {
  try {
    await features.load('siwx');
  } catch (error) {
    scope.logger.error('The sign-in could not be started', error);
    lifetime.end(error);
    throw error;
  }
}
