import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Observable, type Subscription } from 'rxjs';
import { type FeatureName, featureNames } from '../../../../domain/feature/feature-name';
import { FakeAnalyticsSink } from '../../../../infrastructure/fake';
import { AnalyticsSink } from '../../../../ports/analytics-sink';
import { override } from '../../../../ports/token';
import { loggedIn } from '../../../support/headless-auth';
import { connectedWidget } from '../../../support/headless-kit';
import { WalkWorld } from '../../../support/walk/walk-world';

/** Features that no page turns on here: a required sign-in would block the others. */
const others: ReadonlySet<FeatureName> = new Set(['siwx']);

describe('a widget that was disposed', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('has no listener any more, whatever was used', async () => {
    const subscriptions = everySubscription();
    const { clock, overrides } = new WalkWorld('off', oneTurn);
    const { widget } = await connectedWidget({
      options: { analyticsUrl: 'https://collector.test', features: everything },
      overrides: [...overrides, override(AnalyticsSink, new FakeAnalyticsSink())],
    });
    for (const name of featureNames) if (!others.has(name)) await widget.feature(name);
    await widget.open({ view: 'Account' });
    await clock.advance(1000);
    const { length } = subscriptions();
    expect(length).toBeGreaterThan(20);

    widget.dispose();
    await clock.advance(1000);

    expect(subscriptions().filter(({ closed }) => !closed)).toEqual([]);
    expect(subscriptions()).toHaveLength(length);
    expect(clock.sleeping).toBe(0);
  });

  it('has no listener any more, with an embedded wallet', async () => {
    const subscriptions = everySubscription();
    const { widget, clock } = await loggedIn();

    widget.dispose();
    await clock.advance(1000);

    expect(subscriptions().filter(({ closed }) => !closed)).toEqual([]);
    expect(clock.sleeping).toBe(0);
  });
});

const everything = {
  analytics: true,
  email: true,
  smartSessions: true,
  socials: ['google'],
} as const;

function oneTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Records each subscription from now on. */
function everySubscription(): () => readonly Subscription[] {
  const spy = jest.spyOn(Observable.prototype, 'subscribe');
  return () => spy.mock.results.flatMap(({ type, value }) => (type === 'return' ? [value] : []));
}
