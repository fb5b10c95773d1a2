import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../domain/network/built-in-networks';
import type { FeatureName } from '../../../../domain/feature/feature-name';
import { isFeatureOn } from '../../../../domain/options/is-feature-on';
import { parseOptions, type WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { anySiweConfig, anySiwx } from '../../../support/any-sign-in';

type Row = readonly [feature: FeatureName, on: WidgetOptionsInput, off: WidgetOptionsInput];

const networks = [ethereum];

const rows: readonly Row[] = [
  ['auth', { networks }, { networks, features: { email: false, socials: false } }],
  ['auth', { networks, features: { socials: false } }, { networks: [] }],
  ['auth', { networks, features: { email: false } }, { features: { email: true } }],
  ['history', {}, { features: { history: false } }],
  ['onramp', {}, { features: { onramp: false } }],
  ['receive', {}, { features: { receive: false } }],
  ['send', {}, { features: { send: false } }],
  ['siwx', { siwx: anySiwx }, {}],
  ['siwx', { siweConfig: anySiweConfig }, {}],
  ['swap', {}, { features: { swaps: false } }],
];

describe('isFeatureOn', () => {
  it.each(rows)('[R1.12] %s is on with %j and off with %j', (feature, on, off) => {
    expect(isFeatureOn(feature, parseOptions(on))).toBe(true);
    expect(isFeatureOn(feature, parseOptions(off))).toBe(false);
  });
});
