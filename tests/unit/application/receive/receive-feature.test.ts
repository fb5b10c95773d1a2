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
      networks: [
        expect.objectContaining({ name: 'Ethereum' }),
        expect.objectContaining({ name: 'Arbitrum One' }),
      ],
      amount: { text: '', symbol: 'ETH' },
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

  it('asks for the typed amount in base units, and copies the link with it', async () => {
    const { widget, hostPage, clock } = await connectedWidget();
    const receive = await widget.feature('receive');

    receive.typeAmount('0.25');
    await receive.copyLink();
    await clock.advance(0);

    const uri = `ethereum:${ALICE}@1?value=250000000000000000`;
    expect(widget.state.features.receive).toMatchObject({
      amount: { text: '0.25', symbol: 'ETH' },
      uri,
    });
    expect(hostPage.copiedText).toBe(uri);
    expect(widget.state.snackbar?.text).toBe('Link copied');
  });

  it.each([
    ['1,000', { fault: 'ambiguous', readings: { asFraction: '1', asThousands: '1000' } }],
    ['0.1234567890123456789', { fault: 'precision' }],
    ['0', {}],
    ['', {}],
  ])('asks for no amount where "%s" is typed', async (text, said) => {
    const { widget } = await connectedWidget();
    const receive = await widget.feature('receive');

    receive.typeAmount('1');
    receive.typeAmount(text);

    expect(widget.state.features.receive).toMatchObject({
      amount: { text, symbol: 'ETH', ...said },
      uri: `ethereum:${ALICE}@1`,
    });
  });

  it('ignores what cannot be part of an amount', async () => {
    const { widget } = await connectedWidget();
    const receive = await widget.feature('receive');

    receive.typeAmount('1.5');
    receive.typeAmount('1.5x');

    expect(widget.state.features.receive?.amount?.text).toBe('1.5');
  });

  it('begins without an amount after a change of the account or the network', async () => {
    const { widget, session } = await connectedWidget();
    const receive = await widget.feature('receive');

    receive.typeAmount('7');
    session.change({ chainReference: '42161' });

    expect(widget.state.features.receive).toMatchObject({
      amount: { text: '' },
      networkName: 'Arbitrum One',
      uri: `ethereum:${ALICE}@42161`,
    });
  });

  it('names the networks that a limited wallet agreed to alone', async () => {
    const { widget } = await connectedWidget({ grant: { approvedCaipNetworkIds: ['eip155:1'] } });
    await widget.feature('receive');

    const { networks } = widget.state.features.receive ?? {};
    expect(networks?.map(({ name }) => name)).toEqual(['Ethereum']);
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

  it.each([
    [`eip155:1:${ALICE}`, 18, `ethereum:${ALICE}@1?value=12`],
    [
      'bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      8,
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.00000012',
    ],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111112',
      9,
      'solana:So11111111111111111111111111111111111111112?amount=0.000000012',
    ],
    [
      'polkadot:91b171bb158e2d3848fa23a9f1c25182:15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      10,
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    ],
  ])('asks on %s for 12 units of %d decimals as %s', (account, decimals, uri) => {
    expect(receiveUri(account as CaipAddress, { units: 12n, decimals })).toBe(uri);
  });

  it('writes URIs that the reader of payment URIs reads back', () => {
    expect(parsePaymentUri(receiveUri(`eip155:1:${ALICE}` as CaipAddress))).toMatchObject({
      ok: true,
      request: { receiver: ALICE, chainReference: '1' },
    });
  });
});
