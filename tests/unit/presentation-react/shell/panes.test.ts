import { describe, expect, it } from '@jest/globals';
import type { ViewName } from '../../../../domain/routing/view-name';
import { ViewLoader } from '../../../../presentation-react/bindings/view-loader';
import { panesOf } from '../../../../presentation-react/shell/panes';
import { viewRegistry } from '../../../../presentation-react/views/view-registry';

const views = new ViewLoader(viewRegistry, async () => {});

/** The names of the list and of the view beside it. */
function namesOf(...names: readonly ViewName[]): readonly (string | undefined)[] | undefined {
  const panes = panesOf(
    names.map((name) => ({ name })),
    views,
  );
  return panes && [panes.list.name, panes.beside?.name];
}

describe('panesOf', () => {
  it.each<[readonly ViewName[], readonly (string | undefined)[]]>([
    [['Connect'], ['Connect', undefined]],
    [
      ['Connect', 'ConnectingExternal'],
      ['Connect', 'ConnectingExternal'],
    ],
    [
      ['Connect', 'AllWallets', 'ConnectingWalletConnect'],
      ['Connect', 'ConnectingWalletConnect'],
    ],
    [
      ['Account', 'ProfileWallets', 'Connect', 'GetWallet'],
      ['Connect', 'GetWallet'],
    ],
    [
      ['Connect', 'ConnectWallets'],
      ['ConnectWallets', undefined],
    ],
    [
      ['Connect', 'ConnectWallets', 'ConnectingMultiChain'],
      ['ConnectWallets', 'ConnectingMultiChain'],
    ],
    [
      ['Connect', 'EmailVerifyDevice', 'EmailVerifyOtp'],
      ['Connect', 'EmailVerifyOtp'],
    ],
    [
      ['Connect', 'ConnectingSocial'],
      ['Connect', 'ConnectingSocial'],
    ],
    [
      ['Connect', 'ConnectingFarcaster'],
      ['Connect', 'ConnectingFarcaster'],
    ],
  ])('%j shows a list and what was opened from it', (names, panes) => {
    expect(namesOf(...names)).toEqual(panes);
  });

  it.each<[readonly ViewName[]]>([
    [[]],
    [['Account']],
    [['WhatIsAWallet']],
    [['ConnectingWalletConnectBasic']],
    [['Connect', 'Networks']],
    [['Account', 'AllWallets']],
    [['Connect', 'Account', 'ConnectingExternal']],
    [['Connect', 'SIWXSignMessage']],
  ])('%j shows one view', (names) => {
    expect(namesOf(...names)).toBeUndefined();
  });
});
