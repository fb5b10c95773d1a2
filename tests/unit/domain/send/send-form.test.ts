import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  EMPTY_SEND_FORM,
  maxSendUnits,
  missingSendFields,
  nextSendForm,
  type SendForm,
  type SendFormEvent,
  sendReceiver,
  sendStep,
  sendUnits,
} from '../../../../domain/send/send-form';
import type { TokenBalance } from '../../../../domain/token/token-balance';
import { balanceOf } from '../../../support/token-balances';

const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const ether = balance('eip155:1', undefined, '2', 18);
const usdc = balance('eip155:1', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', '100', 6);
const mint = balance(
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  '100',
  6,
);
const bitcoins = balance('bip122:000000000019d6689c085ae165831e93', undefined, '2', 8);
const dots = balance('polkadot:91b171bb158e2d3848fa23a9f1c25182', undefined, '2', 10);
const asset = balance('polkadot:68d56f15f85d3136970ec16946040bc1', '1984', '100', 6);
const sol = balance('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', undefined, '2', 9);

const full: SendForm = {
  token: ether,
  sendTokenAmount: '1.5',
  receiverInput: vitalik,
  receiverAddress: vitalik,
  gasPrice: 21_000n,
};

describe('missingSendFields', () => {
  it('[R5.6] requires an amount and a receiver for any token', () => {
    for (const token of [ether, usdc, sol]) {
      const form: SendForm = { ...EMPTY_SEND_FORM, token, gasPrice: 1n };
      expect(missingSendFields(form)).toEqual(['amount', 'receiver']);
    }
  });

  it('[R5.7] requires a token, an amount and a receiver for a token of an EVM chain', () => {
    expect(missingSendFields(EMPTY_SEND_FORM)).toEqual(['token', 'amount', 'receiver']);
    const { gasPrice: _none, ...withoutGas } = full;
    expect(missingSendFields({ ...withoutGas, token: usdc })).toEqual([]);
  });

  it('[R5.7] also requires the gas price for the native currency of an EVM chain', () => {
    const { gasPrice: _none, ...withoutGas } = full;
    expect(missingSendFields(withoutGas)).toEqual(['gasPrice']);
    expect(missingSendFields(full)).toEqual([]);
  });

  it('[R5.6] does not require it on Solana', () => {
    const receiverAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
    const form = {
      token: sol,
      sendTokenAmount: '1',
      receiverInput: receiverAddress,
      receiverAddress,
    };
    expect(missingSendFields(form)).toEqual([]);
  });

  it('counts a wrong field as missing', () => {
    expect(missingSendFields({ ...full, sendTokenAmount: '0' })).toEqual(['amount']);
    expect(missingSendFields({ ...full, sendTokenAmount: `0.${'0'.repeat(18)}1` })).toEqual([
      'amount',
    ]);
    expect(missingSendFields({ ...full, receiverAddress: 'vitalik.eth' })).toEqual(['receiver']);
    expect(missingSendFields({ ...full, receiverAddress: vitalik.replace('dA', 'da') })).toEqual([
      'receiver',
    ]);
  });
});

describe('sendStep', () => {
  it.each<[string, Partial<SendForm>]>([
    ['addAmount', { sendTokenAmount: ' ' }],
    ['ambiguousAmount', { sendTokenAmount: '1,000' }],
    ['incorrectValue', { sendTokenAmount: '0' }],
    ['incorrectValue', { sendTokenAmount: '.' }],
    ['incorrectValue', { sendTokenAmount: '1.0000000000000000001' }],
    ['insufficientFunds', { sendTokenAmount: '2.000000000000000001' }],
    ['addAddress', { receiverInput: '' }],
    ['addAddress', { receiverInput: '  ' }],
    ['invalidAddress', { receiverInput: 'no address', receiverAddress: 'no address' }],
    ['preview', { sendTokenAmount: '2' }],
    ['preview', { receiverInput: 'vitalik.eth' }],
  ])('is %s with %o', (step, change) => {
    expect(sendStep({ ...full, ...change })).toBe(step);
  });

  it('is the first missing field', () => {
    expect(sendStep(EMPTY_SEND_FORM)).toBe('selectToken');
    expect(sendStep({ ...EMPTY_SEND_FORM, token: ether })).toBe('addAmount');
  });
});

describe('nextSendForm', () => {
  it('[R3.8] keeps every field of a send', () => {
    const price = { units: 5n, scale: 1 };
    const events: readonly SendFormEvent[] = [
      { type: 'tokenChosen', token: ether },
      { type: 'amountTyped', text: '.5' },
      { type: 'receiverTyped', text: ' vitalik.eth ' },
      {
        type: 'receiverResolved',
        input: 'vitalik.eth ',
        address: vitalik,
        profileName: 'vitalik.eth',
        profileImageUrl: 'https://i.example/v.png',
      },
      { type: 'gasPriced', gasPrice: 3n, gasPriceInUSD: price },
      { type: 'networkBalanceLoaded', networkBalanceInUSD: price },
    ];

    expect(events.reduce(nextSendForm, EMPTY_SEND_FORM)).toEqual({
      token: ether,
      sendTokenAmount: '0.5',
      receiverInput: ' vitalik.eth ',
      receiverAddress: vitalik,
      receiverProfileName: 'vitalik.eth',
      receiverProfileImageUrl: 'https://i.example/v.png',
      gasPrice: 3n,
      gasPriceInUSD: price,
      networkBalanceInUSD: price,
    });
  });

  it('ignores characters that cannot be part of an amount', () => {
    expect(nextSendForm(full, { type: 'amountTyped', text: '1.5x' })).toBe(full);
    expect(nextSendForm(full, { type: 'amountTyped', text: '' }).sendTokenAmount).toBe('');
  });

  it('drops the answer about an earlier receiver', () => {
    const typed = nextSendForm(full, { type: 'receiverTyped', text: 'ada.eth' });
    const late: SendFormEvent = {
      type: 'receiverResolved',
      input: 'vitalik.eth',
      address: vitalik,
    };
    expect(nextSendForm(typed, late)).toBe(typed);
  });

  it('forgets the profile of the former receiver', () => {
    const named = { ...full, receiverProfileName: 'v', receiverProfileImageUrl: 'https://i' };
    const typed = nextSendForm(named, { type: 'receiverTyped', text: '0x12' });
    expect(typed).toEqual({ ...full, receiverInput: '0x12', receiverAddress: '0x12' });
    const resolved = nextSendForm(named, {
      type: 'receiverResolved',
      input: vitalik,
      address: vitalik,
    });
    expect(resolved).toEqual(full);
  });

  it('drops an unknown price in dollars', () => {
    const priced = { ...full, gasPriceInUSD: { units: 1n, scale: 0 } };
    expect(nextSendForm(priced, { type: 'gasPriced', gasPrice: 21_000n })).toEqual(full);
  });

  it('[R4.11] is empty again after a reset', () => {
    expect(nextSendForm(full, { type: 'reset' })).toBe(EMPTY_SEND_FORM);
  });
});

describe('sendUnits and sendReceiver', () => {
  it('are the exact amount and the canonical receiver', () => {
    const form = { ...full, receiverAddress: vitalik.toLowerCase().slice(2) };
    expect(sendUnits(form)).toBe(1_500_000_000_000_000_000n);
    expect(sendReceiver(form)).toBe(vitalik);
  });

  it('are undefined without a token', () => {
    const { token: _none, ...form } = full;
    expect(sendUnits(form)).toBeUndefined();
    expect(sendReceiver(form)).toBeUndefined();
  });
});

describe('maxSendUnits', () => {
  const fee = { perGas: 10n, cost: 210_000n };

  it('keeps 65,000 gas of the native currency of an EVM chain', () => {
    expect(maxSendUnits(ether, fee)).toBe(2n * 10n ** 18n - 650_000n);
    expect(maxSendUnits(ether, { ...fee, perGas: 10n ** 18n })).toBe(0n);
  });

  it('keeps what publishing costs on a rollup, beside gas or as a part of it', () => {
    const balance = ether.quantity.units;
    expect(maxSendUnits(ether, { ...fee, publishing: 70n })).toBe(balance - 650_070n);
    expect(maxSendUnits(ether, { ...fee, cost: 900_000n })).toBe(balance - 900_000n);
  });

  it.each([sol, bitcoins, dots])('keeps the cost and the reserve, on $chainId', (token) => {
    const { units } = token.quantity;
    expect(maxSendUnits(token, { perGas: 5n, cost: 5000n })).toBe(units - 5000n);
    expect(maxSendUnits(token, { perGas: 5n, cost: 5000n, reserve: 7n })).toBe(units - 5007n);
    expect(maxSendUnits(token, { perGas: 5n, cost: units, reserve: 1n })).toBe(0n);
  });

  it.each([usdc, mint, asset])('keeps nothing of a token, on $chainId', (token) => {
    expect(maxSendUnits(token, { ...fee, reserve: 7n })).toBe(token.quantity.units);
  });

  it('is never below zero nor above the balance', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (gasPrice) => {
        const units = maxSendUnits(ether, { perGas: gasPrice, cost: gasPrice });
        expect(units).toBeGreaterThanOrEqual(0n);
        expect(units).toBeLessThanOrEqual(ether.quantity.units);
      }),
    );
  });
});

function balance(
  chainId: string,
  address: string | undefined,
  numeric: string,
  decimals: number,
): TokenBalance {
  return balanceOf({ symbol: 'TKN', chainId, address, quantity: { decimals, numeric } });
}
