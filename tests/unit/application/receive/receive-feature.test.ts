import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import { receiveUri } from '../../../../domain/payment/receive-uri';
import { parsePaymentUri } from '../../../../domain/payment/payment-uri';
import { ALICE, BOB, connectedWidget } from '../../../support/headless-kit';

describe('ReceiveFeature', () => {
  it('shows the address of the account in use, and follows it', async () => {
    const { widget, session } = await connectedWidget();
    await widget.feature('receive');
    expect(widget.state.features.receive).toEqual({
      address: ALICE,
      networkName: 'Ethereum',
      uri: `ethereum:${ALICE}@1`,
    });

    session.change({ addresses: [BOB] });
    expect(widget.state.features.receive).toMatchObject({ uri: `ethereum:${BOB}@1` });

    session.leave();
    expect(widget.state.features.receive).toEqual({});
  });

  it('copies the address, and shows that', async () => {
    const { widget, hostPage, clock } = await connectedWidget();
    const receive = await widget.feature('receive');

    await receive.copy();
    await clock.advance(0);

    expect(hostPage.copiedText).toBe(ALICE);
    expect(widget.state.snackbar?.text).toBe('Address copied');
  });

  it('[R2.2] does not exist where the site has it off', async () => {
    const { widget } = await connectedWidget({ options: { features: { receive: false } } });

    await expect(widget.feature('receive')).rejects.toMatchObject({ code: 'FEATURE_OFF' });
  });
});

describe('receiveUri', () => {
  it.each([
    [`eip155:42161:${ALICE}`, `ethereum:${ALICE}@42161`],
    [
      'bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    ],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111112',
      'solana:So11111111111111111111111111111111111111112',
    ],
    [
      'polkadot:91b171bb158e2d3848fa23a9f1c25182:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    ],
  ])('writes %s as %s', (account, uri) => {
    expect(receiveUri(account as CaipAddress)).toBe(uri);
  });

  it('writes URIs that the reader of payment URIs reads back', () => {
    expect(parsePaymentUri(receiveUri(`eip155:1:${ALICE}` as CaipAddress))).toMatchObject({
      ok: true,
      request: { receiver: ALICE, chainReference: '1' },
    });
  });
});
