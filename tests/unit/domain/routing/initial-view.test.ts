import { describe, expect, it } from '@jest/globals';
import { initialView, type InitialViewFacts } from '../../../../domain/routing/initial-view';
import type { ViewName } from '../../../../domain/routing/view-name';

describe('initialView', () => {
  it.each([true, false])(
    '[R2.6] without adapters and an address, a phone (%s) gets AllWallets and others the pairing',
    (isMobile) => {
      const expected = isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic';

      expect(initialView(facts({ hasAdapters: false, isMobile }))).toBe(expected);
      expect(initialView(facts({ hasAdapters: false, isMobile, requested: 'Networks' }))).toBe(
        expected,
      );
    },
  );

  it.each<[ViewName, Partial<InitialViewFacts>]>([
    ['Networks', {}],
    ['Connect', { hasAddress: true }],
    ['Networks', { hasAddress: true, hasAdapters: false }],
    ['Account', { isMobile: true }],
  ])('[R2.7] a requested %s wins, given %j', (requested, given) => {
    expect(initialView(facts({ ...given, requested }))).toBe(requested);
  });

  it.each([true, false])(
    '[R2.8] a connected user gets Account, with adapters: %s',
    (hasAdapters) => {
      expect(initialView(facts({ hasAddress: true, hasAdapters }))).toBe('Account');
    },
  );

  it.each([true, false])('[R2.9] all other visitors get Connect, on a phone: %s', (isMobile) => {
    expect(initialView(facts({ isMobile }))).toBe('Connect');
  });
});

function facts(given: Partial<InitialViewFacts>): InitialViewFacts {
  return { hasAdapters: true, hasAddress: false, isMobile: false, ...given };
}
