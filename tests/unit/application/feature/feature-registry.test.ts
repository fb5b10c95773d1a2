import { Scope } from '../../../../application/scope/scope';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { RecordingLogger } from '../../../../infrastructure/fake/recording-logger';
import { describe, expect, it } from '@jest/globals';
import {
  type FeatureLoaders,
  FeatureRegistry,
} from '../../../../application/feature/feature-registry';
import { FeatureStatesStore } from '../../../../application/feature/feature-states-store';
import { Lifetime } from '../../../../application/scope/lifetime';
import type { FeatureVerbs } from '../../../../application/widget/features';
import type { PairingVerbs } from '../../../../application/pairing/pairing-feature';
import type { Pairing } from '../../../../domain/connection/pairing';
import { StateStore } from '../../../../application/state/state-store';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { parseOptions } from '../../../../domain/options/parse-options';
import { deferred } from '../../../support/deferred';
import { headlessWidget } from '../../../support/headless-widget';

describe('FeatureRegistry', () => {
  it('[R2.2] downloads a feature once, at its first use', async () => {
    const { registry, states, loads } = registryOf(async () => new TestFeature());
    expect(loads.count).toBe(0);
    expect(states.getSnapshot()).toEqual({});

    const [one, other] = await Promise.all([registry.load('pairing'), registry.load('pairing')]);

    expect(one).toBe(other);
    expect(loads.count).toBe(1);
    expect(states.getSnapshot()).toEqual({ pairing: { status: 'idle' } });
  });

  it('shows every later state of the feature, until the widget ends', async () => {
    const feature = new TestFeature();
    const { registry, states, lifetime } = registryOf(async () => feature);
    await registry.load('pairing');

    feature.update(() => ({ status: 'preparing' }));
    expect(states.getSnapshot().pairing).toEqual({ status: 'preparing' });

    lifetime.end(new WidgetError('WIDGET_DISPOSED', {}));
    feature.update(() => ({ status: 'approved' }));
    expect(states.getSnapshot().pairing).toEqual({ status: 'preparing' });
  });

  it.each(['swaps', 'toString', undefined])('refuses %j, which is not a feature', async (name) => {
    const { registry } = registryOf(async () => new TestFeature());

    await expect(registry.load(name as never)).rejects.toMatchObject({ code: 'FEATURE_UNKNOWN' });
  });

  it('tries the download again after a failure', async () => {
    const answers = [() => Promise.reject(new TypeError('offline')), async () => new TestFeature()];
    const { registry } = registryOf(() => (answers.shift() ?? (() => Promise.reject()))());

    await expect(registry.load('pairing')).rejects.toMatchObject({ code: 'DOWNLOAD_FAILED' });
    await expect(registry.load('pairing')).resolves.toBeInstanceOf(TestFeature);
  });

  it('does not provide a feature that arrives after the end', async () => {
    const { promise, resolve } = deferred<TestFeature>();
    const { registry, states, lifetime } = registryOf(() => promise);
    const taken = registry.load('pairing');

    lifetime.end(new WidgetError('WIDGET_DISPOSED', {}));
    resolve(new TestFeature());

    await expect(taken).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    await expect(registry.load('pairing')).rejects.toMatchObject({ code: 'WIDGET_DISPOSED' });
    expect(states.getSnapshot()).toEqual({});
  });
});

describe('Widget.feature', () => {
  it('names the port that the site does not provide', async () => {
    const { widget } = headlessWidget();

    await expect(widget.feature('names')).rejects.toMatchObject({
      code: 'PORT_MISSING',
      context: { port: 'nameService' },
    });
  });

  it('does not open the view of a feature that cannot be loaded', async () => {
    const { widget } = headlessWidget();

    await expect(widget.open({ view: 'RegisterAccountName' })).rejects.toMatchObject({
      code: 'PORT_MISSING',
    });
    expect(widget.state.isOpen).toBe(false);
  });
});

class TestFeature extends StateStore<Pairing> implements PairingVerbs {
  constructor() {
    super({ status: 'idle' });
  }

  async pair() {
    return [];
  }

  async resume() {}

  cancel() {}

  keepPairing() {
    return () => {};
  }

  renewPairing() {}

  async ping() {}

  async copyLink() {}

  platformsOf() {
    return [];
  }

  reachOf() {
    return undefined;
  }

  storeOf() {
    return undefined;
  }

  async copyPage() {}

  openApp() {
    return false;
  }
}

function registryOf(pairing: FeatureLoaders<FeatureVerbs>['pairing']) {
  const lifetime = new Lifetime();
  const states = new FeatureStatesStore();
  const loads = { count: 0 };
  const count = <T>(load: () => T) => {
    loads.count += 1;
    return load();
  };
  const loaders = { pairing: () => count(pairing) } as FeatureLoaders<FeatureVerbs>;
  const registry = new FeatureRegistry({
    loaders: async () => loaders,
    options: parseOptions({}),
    scope: new Scope({ clock: new ManualClock(), lifetime, logger: new RecordingLogger() }),
    states,
  });
  return { lifetime, states, loads, registry };
}
