import { describe, expect, it } from '@jest/globals';
import type { BalanceState } from '../../domain/account/account';
import type { ConnectFailure } from '../../domain/connection/connect-failure';
import { arbitrum } from '../../domain/network/built-in-networks';
import type { SwitchFailure } from '../../domain/network/switch-failure';
import { viewNames } from '../../domain/routing/view-name';
import { viewRegistry } from '../../presentation-react/views/view-registry';
import { ether, FakeWidget, someAddress, unknownNetwork, walletRow } from '../support/fake-widget';
import { manyChains } from '../support/many-chains';
import { pairingPlatformNames, pairingWidget as pairing } from '../support/pairing-widget';
import { describeView } from './view.contract';

const connectorId = 'io.rabby';
const rabby = walletRow(connectorId, { name: 'Rabby', homepage: 'https://rabby.io' });

function withRows(): FakeWidget {
  const widget = new FakeWidget();
  widget.set({
    connectorRows: [
      rabby,
      walletRow('b', { isDuplicate: true }),
      walletRow('c', { tag: 'getWallet' }),
    ],
  });
  return widget;
}

function connected(balance: BalanceState): FakeWidget {
  const widget = withRows();
  widget.setAccount({
    balance,
    allAddresses: [someAddress, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  });
  return widget;
}

describeView('Connect', { name: 'Connect' }, withRows);
describeView('Connect without wallets', { name: 'Connect' }, () => new FakeWidget());

describeView('ConnectingExternal', { name: 'ConnectingExternal', connectorId }, () => {
  const widget = withRows();
  widget.setAttempt(connectorId);
  return widget;
});
const failures: readonly ConnectFailure[] = [
  { cause: 'declined' },
  { cause: 'pending' },
  { cause: 'notInstalled' },
  { cause: 'gone' },
  { cause: 'failed', detail: 'Internal error' },
];
for (const failure of failures) {
  const name = `ConnectingExternal, ${failure.cause}`;
  describeView(name, { name: 'ConnectingExternal', connectorId }, () => {
    const widget = withRows();
    widget.setAttempt(connectorId, failure);
    return widget;
  });
}

describeView(
  'ConnectingMultiChain',
  { name: 'ConnectingMultiChain', connectorId: 'app.two' },
  manyChains,
);
describeView('Connect, on one namespace', { name: 'Connect', namespace: 'solana' }, manyChains);
describeView('Account, of several', { name: 'Account' }, manyChains);
describeView('ProfileWallets', { name: 'ProfileWallets' }, manyChains);

describeView('Account', { name: 'Account' }, () => connected(ether(10n ** 18n)));
describeView('Account, loading', { name: 'Account' }, () => connected({ status: 'loading' }));
describeView('Account, no balance', { name: 'Account' }, () => connected({ status: 'failed' }));

const { caipNetworkId } = arbitrum;
describeView('Networks', { name: 'Networks' }, () => connected({ status: 'unknown' }));
describeView('Networks, asking', { name: 'Networks' }, () => {
  const widget = connected({ status: 'unknown' });
  widget.set({ switching: { status: 'asking', caipNetworkId } });
  return widget;
});
const switchFailures: readonly SwitchFailure[] = [
  { cause: 'notSupported' },
  { cause: 'failed', detail: 'Internal error' },
];
for (const failure of switchFailures) {
  describeView(`Networks, ${failure.cause}`, { name: 'Networks' }, () => {
    const widget = connected({ status: 'unknown' });
    widget.set({ switching: { status: 'failed', caipNetworkId, failure } });
    return widget;
  });
}

describeView('UnsupportedChain', { name: 'UnsupportedChain' }, () => {
  const widget = connected({ status: 'unknown' });
  widget.setConnection({ network: unknownNetwork });
  return widget;
});
describeView('ConnectingWalletConnect', { name: 'ConnectingWalletConnect' }, () => pairing());
describeView('ConnectingWalletConnect, waiting', { name: 'ConnectingWalletConnect' }, () =>
  pairing({ status: 'preparing' }),
);
for (const cause of ['declined', 'refused', 'unreachable'] as const) {
  const name = `ConnectingWalletConnect, ${cause}`;
  describeView(name, { name: 'ConnectingWalletConnect' }, () =>
    pairing({ status: 'failed', cause }),
  );
}
for (const platform of pairingPlatformNames) {
  const view = { name: 'ConnectingWalletConnect', connectorId: 'me.rainbow' } as const;
  describeView(`ConnectingWalletConnect, ${platform}`, view, () =>
    pairing(undefined, [...new Set([platform, 'qrcode', 'web'] as const)]),
  );
}
describeView(
  'ConnectingWalletConnectBasic with a code of the site',
  { name: 'ConnectingWalletConnectBasic', uri: 'wc:given' },
  () => pairing({ status: 'idle' }),
);
describeView('AllWallets', { name: 'AllWallets' }, () => new FakeWidget({ networks: [] }));
describeView(
  'ConnectingWalletConnectBasic',
  { name: 'ConnectingWalletConnectBasic' },
  () => new FakeWidget({ networks: [] }),
);

describe('the view registry', () => {
  it('[R2.1] has every view by its name, each with a title', () => {
    for (const name of viewNames) expect(viewRegistry[name]).toBeDefined();
    expect(Object.keys(viewRegistry).sort()).toEqual([...viewNames].sort());
  });
});
