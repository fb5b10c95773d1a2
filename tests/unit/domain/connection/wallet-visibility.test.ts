import { describe, expect, it } from '@jest/globals';
import { type Connector, connectorOn } from '../../../../domain/connection/connector';
import { isConnectorVisible } from '../../../../domain/connection/wallet-visibility';

const announced: Connector = connectorOn('eip155', {
  id: 'test.wallet#2',
  name: 'Test Wallet',
  type: 'ANNOUNCED',
  info: { rdns: 'test.wallet' },
});
const anonymous: Connector = connectorOn('eip155', {
  id: 'injected',
  name: 'Browser Wallet',
  type: 'INJECTED',
});

describe('isConnectorVisible', () => {
  it('[R5.11] shows a wallet that the site has not excluded', () => {
    expect(isShown(announced)).toBe(true);
    expect(isShown(announced, { excluded: ['test.other', 'Test'] })).toBe(true);
  });

  it.each(['test.wallet', 'TEST.wallet', 'Test Wallet', 'test wallet', 'test.wallet#2'])(
    '[R5.11] hides a wallet that is excluded as %j, by rdns, name or id',
    (entry) => {
      expect(isShown(announced, { excluded: ['test.other', entry] })).toBe(false);
    },
  );

  it('[R5.11] hides the injected Browser Wallet on a desktop, and shows it on a phone', () => {
    expect(isShown(anonymous, { deviceKind: 'desktop' })).toBe(false);
    expect(isShown(anonymous, { deviceKind: 'mobile' })).toBe(true);
  });

  it('[R5.11] shows an identified injected wallet on either device', () => {
    const branded = { ...anonymous, id: 'io.rabby', name: 'Rabby', info: { rdns: 'io.rabby' } };

    expect(isShown(branded, { deviceKind: 'desktop' })).toBe(true);
    expect(isShown(branded, { deviceKind: 'mobile' })).toBe(true);
  });

  it('shows a wallet of the site with the name of the anonymous one', () => {
    expect(isShown({ ...anonymous, type: 'EXTERNAL' }, { deviceKind: 'desktop' })).toBe(true);
  });
});

function isShown(
  connector: Connector,
  rules: Partial<Parameters<typeof isConnectorVisible>[1]> = {},
): boolean {
  return isConnectorVisible(connector, { deviceKind: 'desktop', excluded: [], ...rules });
}
