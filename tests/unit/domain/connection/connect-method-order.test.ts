import { describe, expect, it } from '@jest/globals';
import { connectMethodOrder } from '../../../../domain/connection/connect-method-order';
import {
  type Connector,
  connectorOn,
  type ConnectorType,
} from '../../../../domain/connection/connector';
import { defaultFeatures } from '../../../../domain/options/features';

describe('connectMethodOrder', () => {
  it.each<[readonly ConnectorType[]]>([[[]], [['EXTERNAL']], [['WALLET_CONNECT', 'AUTH']]])(
    '[R2.14] is e-mail, social, wallet without an installed wallet (%j)',
    (types) => {
      expect(orderWith(types)).toEqual(['email', 'social', 'wallet']);
    },
  );

  it.each<[ConnectorType]>([['INJECTED'], ['ANNOUNCED'], ['MULTI_CHAIN']])(
    '[R2.14] is wallet, e-mail, social where an installed wallet is shown (%s)',
    (type) => {
      expect(orderWith(['EXTERNAL', type])).toEqual(['wallet', 'email', 'social']);
    },
  );

  it('[R2.14] is the site’s order, followed by the methods that it does not name', () => {
    expect(orderWith(['ANNOUNCED'], { connectMethodsOrder: ['social'] })).toEqual([
      'social',
      'email',
      'wallet',
    ]);
  });

  it('leaves out a method that the site has turned off', () => {
    expect(orderWith([], { email: false })).toEqual(['social', 'wallet']);
    expect(orderWith([], { socials: [] })).toEqual(['email', 'wallet']);
    expect(
      connectMethodOrder({ features: defaultFeatures, enableWallets: false, connectors: [] }),
    ).toEqual(['email', 'social']);
  });
});

function orderWith(types: readonly ConnectorType[], features: object = {}) {
  const connectors: readonly Connector[] = types.map((type) =>
    connectorOn('eip155', {
      id: type,
      name: type,
      type,
    }),
  );
  return connectMethodOrder({
    features: { ...defaultFeatures, ...features },
    enableWallets: true,
    connectors,
  });
}
