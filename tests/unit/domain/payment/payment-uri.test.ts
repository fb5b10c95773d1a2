import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toChecksumAddress } from '../../../../domain/address/evm-address';
import type { PaymentRequest } from '../../../../domain/payment/payment-request';
import {
  formatPaymentUri,
  hasPaymentScheme,
  parsePaymentUri,
} from '../../../../domain/payment/payment-uri';
import { describeVectors } from '../../../support/vectors';
import { anyText } from '../../../support/any-text';

const bitcoin = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const testnet = 'tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmq';
const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const merchant = 'mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN';

describe('parsePaymentUri of solana:', () => {
  it.each([
    // The examples of Solana Pay's specification.
    [
      `solana:${merchant}?amount=1&label=Michael&message=Thanks%20for%20all%20the%20fish`,
      { amount: { units: 1n, scale: 0 }, label: 'Michael', message: 'Thanks for all the fish' },
    ],
    [
      `solana:${merchant}?amount=0.01&spl-token=${mint}`,
      { amount: { units: 1n, scale: 2 }, token: mint },
    ],
    [`solana:${merchant}?label=Michael`, { label: 'Michael' }],
    [`SOLANA:${merchant}`, {}],
  ] as const)('reads %s', (uri, part) => {
    const request = { namespace: 'solana', receiver: merchant, ...part };
    expect(parsePaymentUri(uri)).toEqual({ ok: true, request });
  });

  it.each([
    ['form', 'solana:'],
    ['form', `solana:${merchant}?label=%E0%A4%A`],
    ['form', `solana:${merchant}#x`],
    ['address', 'solana:x'],
    ['address', `solana:${vitalik}`],
    ['address', `solana:${merchant}?spl-token=USDC`],
    ['amount', `solana:${merchant}?amount=.5`],
    ['amount', `solana:${merchant}?amount=1e3`],
    ['amount', `solana:${merchant}?amount=-1`],
    ['amount', `solana:${merchant}?amount=`],
    ['duplicate', `solana:${merchant}?amount=1&amount=2`],
    ['required', `solana:${merchant}?amount=1&reference=${mint}`],
    ['required', `solana:${merchant}?amount=1&memo=Order%207`],
    ['unsupported', 'solana:https%3A%2F%2Fexample.com%2Fsolana-pay'],
    ['unsupported', 'solana:https://example.com/solana-pay'],
  ] as const)('refuses for its %s %s', (fault, uri) => {
    expect(parsePaymentUri(uri)).toEqual({ ok: false, fault });
  });

  it('reads back what it writes', () => {
    const request: PaymentRequest = {
      namespace: 'solana',
      receiver: merchant,
      token: mint,
      amount: { units: 1_050n, scale: 3 },
      label: 'Ann & Bob',
      message: 'for #7?',
    };
    const uri = formatPaymentUri(request);

    expect(uri).toContain(`?amount=1.05&spl-token=${mint}&`);
    expect(parsePaymentUri(uri)).toEqual({
      ok: true,
      request: { ...request, amount: { units: 105n, scale: 2 } },
    });
  });
});

describe('hasPaymentScheme', () => {
  it.each([`bitcoin:${bitcoin}`, ` ETHEREUM:${vitalik}`, `solana:${merchant}`])(
    'is true of %s',
    (text) => expect(hasPaymentScheme(text)).toBe(true),
  );
  it.each([vitalik, 'vitalik.eth', 'wc:a1', 'polkadot:5G', ''])('is false of "%s"', (text) =>
    expect(hasPaymentScheme(text)).toBe(false),
  );
});

describe('parsePaymentUri of bitcoin:', () => {
  it('reads address, amount in satoshis, label and message', () => {
    const uri = `bitcoin:${bitcoin}?amount=20.3&label=Luke-Jr&message=For%20tea%20%26%20cake`;
    expect(parsePaymentUri(uri)).toEqual({
      ok: true,
      request: {
        namespace: 'bip122',
        receiver: bitcoin,
        networks: ['mainnet'],
        units: 2_030_000_000n,
        label: 'Luke-Jr',
        message: 'For tea & cake',
      },
    });
  });

  it('prefers the address of the body to those of parameters, and the first of these', () => {
    expect(parsePaymentUri(`bitcoin:${bitcoin}?bc=${segwit}`)).toMatchObject({
      request: { receiver: bitcoin },
    });
    expect(parsePaymentUri(`bitcoin:?tb=${testnet}&bc=${segwit}`)).toMatchObject({
      request: { receiver: testnet, networks: ['testnet'] },
    });
  });

  it.each([
    ['form', `bitcoin:${bitcoin}?label=%E0%A4%A`],
    ['form', `bitcoin:${bitcoin}#x`],
    ['address', 'bitcoin:'],
    ['address', 'bitcoin:?amount=1'],
    ['address', `bitcoin:${vitalik}`],
    ['address', `bitcoin:${bitcoin}?bc=${testnet}`],
    ['address', `bitcoin:?tb=${segwit}`],
    ['amount', `bitcoin:${bitcoin}?amount=0.000000001`],
    ['amount', `bitcoin:${bitcoin}?amount=1e3`],
    ['amount', `bitcoin:${bitcoin}?amount=1,5`],
    ['amount', `bitcoin:${bitcoin}?amount=`],
    ['amount', `bitcoin:${bitcoin}?amount=.`],
    ['amount', `bitcoin:${bitcoin}?amount=21000000.00000001`],
    ['duplicate', `bitcoin:${bitcoin}?amount=1&AMOUNT=1`],
    ['duplicate', `bitcoin:${bitcoin}?amount=1&req-amount=1`],
    ['required', `bitcoin:${bitcoin}?req-pop=myapp%3a`],
    ['unsupported', 'bitcoin:?lightning=lnbc1'],
  ] as const)('refuses for its %s %s', (fault, uri) => {
    expect(parsePaymentUri(uri)).toEqual({ ok: false, fault });
  });

  it('does not check the checksum of an address, which the send form does', () => {
    const mistyped = `${bitcoin.slice(0, -1)}J`;
    expect(parsePaymentUri(`bitcoin:${mistyped}`)).toMatchObject({
      request: { receiver: mistyped },
    });
  });

  it('accepts every amount up to the supply of bitcoin', () => {
    expect(parsePaymentUri(`bitcoin:${bitcoin}?amount=21000000`)).toMatchObject({
      request: { units: 2_100_000_000_000_000n },
    });
    expect(parsePaymentUri(`bitcoin:${bitcoin}?amount=.5`)).toMatchObject({
      request: { units: 50_000_000n },
    });
  });

  it('keeps an equals sign in a label', () => {
    expect(parsePaymentUri(`bitcoin:${bitcoin}?label=a=b`)).toMatchObject({
      request: { label: 'a=b' },
    });
  });

  it('shows no hidden character of a label', () => {
    expect(parsePaymentUri(`bitcoin:${bitcoin}?label=a%E2%80%AEb&message=%00`)).toMatchObject({
      request: { label: 'ab' },
    });
  });
});

describe('parsePaymentUri of ethereum:', () => {
  it('reads a payment in the native currency', () => {
    expect(parsePaymentUri(`ethereum:${vitalik}@10?value=2.014e18&gas=21000`)).toEqual({
      ok: true,
      request: {
        namespace: 'eip155',
        chainReference: '10',
        receiver: vitalik,
        units: 2_014_000_000_000_000_000n,
      },
    });
  });

  it.each([
    ['0', 0n],
    ['.5e1', 5n],
    ['1.50e1', 15n],
    ['+7', 7n],
    [(2n ** 256n - 1n).toString(), 2n ** 256n - 1n],
  ])('reads an amount of %s', (value, units) => {
    expect(parsePaymentUri(`ethereum:${vitalik}?value=${value}`)).toMatchObject({
      request: { units },
    });
  });

  it('reads a transfer of a token', () => {
    expect(parsePaymentUri(`ethereum:${usdc}@1/transfer?address=${vitalik}&uint256=1e6`)).toEqual({
      ok: true,
      request: {
        namespace: 'eip155',
        chainReference: '1',
        receiver: vitalik,
        token: usdc,
        units: 1_000_000n,
      },
    });
  });

  it('reads a name, with and without `pay-`', () => {
    for (const uri of [
      'ethereum:pay-vitalik.eth',
      'ETHEREUM:vitalik.eth',
      ' ethereum:vitalik.eth\n',
    ]) {
      expect(parsePaymentUri(uri)).toEqual({
        ok: true,
        request: { namespace: 'eip155', receiver: 'vitalik.eth' },
      });
    }
  });

  it.each([
    ['form', 'ethereum:'],
    ['form', `ethereum:${vitalik}@`],
    ['form', `ethereum:${vitalik}@main`],
    ['form', `ethereum:${vitalik}?value=%`],
    ['address', 'ethereum:0x12'],
    ['address', `ethereum:${usdc}/transfer?uint256=1`],
    ['address', `ethereum:${usdc}/transfer?address=0x12&uint256=1`],
    ['address', `ethereum:usdc.eth/transfer?address=${vitalik}`],
    ['amount', `ethereum:${vitalik}?value=-1`],
    ['amount', `ethereum:${vitalik}?value=0.5`],
    ['amount', `ethereum:${vitalik}?value=1e-18`],
    ['amount', `ethereum:${vitalik}?value=1e78`],
    ['amount', `ethereum:${vitalik}?value=lots`],
    ['duplicate', `ethereum:${vitalik}?value=1&value=2`],
    ['unsupported', `ethereum:${usdc}/approve?address=${vitalik}&uint256=1`],
  ] as const)('refuses for its %s %s', (fault, uri) => {
    expect(parsePaymentUri(uri)).toEqual({ ok: false, fault });
  });
});

describe('parsePaymentUri', () => {
  it.each([
    '',
    'hello',
    bitcoin,
    'polkadot:x',
    'javascript:alert(1)',
    `bitcoin:${'1'.repeat(5000)}`,
  ])('refuses %j, which is not a payment URI', (text) => {
    expect(parsePaymentUri(text)).toEqual({ ok: false, fault: 'form' });
  });

  it('returns for any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'bitcoin:', 'ethereum:', `bitcoin:${bitcoin}?`, `ethereum:${vitalik}?`),
        anyText(),
        (start, rest) => {
          expect(typeof parsePaymentUri(start + rest).ok).toBe('boolean');
        },
      ),
    );
  });
});

describe('formatPaymentUri', () => {
  const text = fc.stringMatching(/^[a-zA-Z0-9&=?#%+ÄÖ🦊-]{1,40}$/u);
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
  const address = fc.stringMatching(/^[0-9a-f]{40}$/).map(toChecksumAddress);

  it('writes URIs that it reads back, for Bitcoin', () => {
    const requests: fc.Arbitrary<PaymentRequest> = fc.record(
      {
        namespace: fc.constant('bip122' as const),
        receiver: fc.constantFrom(bitcoin, segwit),
        networks: fc.constant(['mainnet'] as const),
        units: fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n }),
        label: text,
        message: text,
      },
      { requiredKeys: ['namespace', 'receiver', 'networks'] },
    );
    fc.assert(
      fc.property(requests, (request) => {
        expect(parsePaymentUri(formatPaymentUri(request))).toEqual({ ok: true, request });
      }),
    );
  });

  it('writes URIs that it reads back, for EVM chains', () => {
    const requests: fc.Arbitrary<PaymentRequest> = fc.record(
      {
        namespace: fc.constant('eip155' as const),
        receiver: fc.oneof(address, fc.constantFrom('vitalik.eth', 'bücher.example', 'a-b.eth')),
        chainReference: fc.bigInt({ min: 1n, max: 10n ** 15n }).map(String),
        token: address,
        units,
      },
      { requiredKeys: ['namespace', 'receiver'] },
    );
    fc.assert(
      fc.property(requests, (request) => {
        expect(parsePaymentUri(formatPaymentUri(request))).toEqual({ ok: true, request });
      }),
    );
  });

  it('writes the same URIs as others', () => {
    expect(
      formatPaymentUri({
        namespace: 'bip122',
        receiver: bitcoin,
        networks: ['mainnet'],
        units: 100_000_000n,
      }),
    ).toBe(`bitcoin:${bitcoin}?amount=1`);
    expect(formatPaymentUri({ namespace: 'eip155', receiver: vitalik, chainReference: '1' })).toBe(
      `ethereum:${vitalik}@1`,
    );
  });
});

describeVectors<{
  readonly erc681: readonly string[];
  readonly bip321: readonly { readonly uri: string; readonly ok: boolean }[];
  readonly bip21: {
    readonly valid: readonly {
      readonly uri: string;
      readonly address: string;
      readonly urnScheme?: string;
      readonly options?: { readonly amount?: number | string; readonly label?: string };
    }[];
    readonly invalid: readonly { readonly uri?: string }[];
  };
}>('payment-uris', ({ erc681, bip321, bip21 }) => {
  /** Valid by BIP-321, but without an address that can be paid here. */
  const withoutAddress = [
    'bitcoin:?lightning=lnbc420bogusinvoice',
    'bitcoin:?lno=lno1bogusoffer',
    'bitcoin:?lno=lno1bogusoffer&sp=sp1qsilentpayment',
    'bitcoin:?sp=sp1qsilentpayment',
    'bitcoin:?lightning=lnbc420bogusinvoice&pop=callbackuri%3abody%3fpop=',
  ];

  it('reads both rows of ERC-681', () => {
    expect(erc681.map(parsePaymentUri)).toEqual([
      {
        ok: true,
        request: {
          namespace: 'eip155',
          receiver: '0x8e23ee67d1332ad560396262c48ffbb01f93d052',
          token: '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7',
          units: 1n,
        },
      },
      {
        ok: true,
        request: {
          namespace: 'eip155',
          // Its checksum is wrong in the standard's own text. The send form will report it.
          receiver: '0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359',
          units: 2_014_000_000_000_000_000n,
        },
      },
    ]);
  });

  it('agrees with each of the 26 rows of BIP-321, and reports the unsupported ones', () => {
    expect(bip321).toHaveLength(26);
    for (const { uri, ok } of bip321) {
      const parsed = parsePaymentUri(uri);
      const expected = withoutAddress.includes(uri) ? { ok: false, fault: 'unsupported' } : { ok };
      expect([uri, parsed]).toEqual([uri, expect.objectContaining(expected)]);
    }
  });

  it('reads each valid row of BIP-21 except the one of another scheme', () => {
    expect(bip21.valid).toHaveLength(14);
    for (const { uri, address, urnScheme, options = {} } of bip21.valid) {
      const parsed = parsePaymentUri(uri);
      const { amount, label } = options;
      const request = {
        receiver: address,
        ...(amount !== undefined && { units: BigInt(Math.round(Number(amount) * 1e8)) }),
        ...(label !== undefined && { label }),
      };
      expect([uri, parsed]).toMatchObject([
        uri,
        urnScheme === undefined ? { ok: true, request } : { ok: false, fault: 'form' },
      ]);
    }
  });

  it('refuses each invalid row of BIP-21 that is a URI', () => {
    const uris = bip21.invalid.flatMap(({ uri }) => uri ?? []);
    expect(uris).toHaveLength(bip21.invalid.length - 1); // One row has only options to encode.
    for (const uri of uris) expect([uri, parsePaymentUri(uri).ok]).toEqual([uri, false]);
  });
});
