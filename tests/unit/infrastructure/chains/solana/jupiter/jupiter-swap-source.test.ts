import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../../../domain/caip/caip-address';
import { WidgetError } from '../../../../../../domain/errors/widget-error';
import { solana } from '../../../../../../domain/network/more-networks';
import { JUPITER_PROGRAM } from '../../../../../../domain/swap/jupiter-service';
import type { SwapRequest } from '../../../../../../domain/swap/swap-token';
import { FakeAnswers } from '../../../../../../infrastructure/fake';
import { JupiterSwapSource } from '../../../../../../infrastructure/chains/solana/jupiter/jupiter-swap-source';
import type { HttpRequest } from '../../../../../../ports/http-client';
import { etherBalance } from '../../../../../support/token-balances';

const OWNER = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const FROM = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
const TO = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse';
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
const HUB = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

const request: SwapRequest = {
  account: on(OWNER),
  from: { ...etherBalance('1'), address: on(FROM) },
  to: { ...etherBalance('1'), address: on(TO) },
  units: 2_000n,
  slippage: 50,
};

/** An answer of `/quote` in the documented shape. */
const quote = {
  inputMint: FROM,
  inAmount: '2000',
  outputMint: TO,
  outAmount: '1500',
  otherAmountThreshold: '1493',
  swapMode: 'ExactIn',
  slippageBps: 50,
  platformFee: null,
  priceImpactPct: '0.0123456789',
  routePlan: [stepTo(HUB), stepTo(TO)],
  contextSlot: 1,
  timeTaken: 0.01,
};

/** An answer of `/swap-instructions`, likewise. */
const build = {
  computeBudgetInstructions: [],
  setupInstructions: [],
  swapInstruction: {
    programId: JUPITER_PROGRAM,
    accounts: [{ pubkey: OWNER, isSigner: true, isWritable: false }],
    data: Buffer.from('bb64', 'hex').toString('base64'),
  },
  addressLookupTableAddresses: [HUB],
};

describe('JupiterSwapSource', () => {
  it('asks for a quote of exactly what is given, and for the function whose amounts can be read', async () => {
    const { asked, source } = sourceWith([quote]);

    expect(await source.quote(request)).toBe(1500n);

    expect(asked).toEqual([
      {
        url: 'https://jupiter.test/quote',
        query: {
          inputMint: FROM,
          outputMint: TO,
          amount: '2000',
          slippageBps: 50,
          swapMode: 'ExactIn',
          instructionVersion: 'V2',
          restrictIntermediateTokens: true,
        },
      },
    ]);
  });

  it('builds from the quote as the service gave it, and takes only the call and the tables', async () => {
    const { asked, source } = sourceWith([quote, build]);

    expect(await source.buildSwap(request)).toEqual({
      call: {
        to: JUPITER_PROGRAM,
        data: '0xbb64',
        units: 0n,
        program: {
          accounts: [{ address: OWNER, isSigner: true, isWritable: false }],
          lookupTables: [HUB],
          fromMint: FROM,
          toMint: TO,
        },
      },
      toUnits: 1500n,
      providerFeeUnits: 0n,
      priceImpact: { units: 12_345n, scale: 4 },
      route: [FROM, HUB, TO],
    });
    expect(asked[1]).toMatchObject({
      url: 'https://jupiter.test/swap-instructions',
      body: { quoteResponse: quote, userPublicKey: OWNER, useSharedAccounts: true },
    });
  });

  it('names wrapped lamports where the native currency is given or received', async () => {
    const { address: _none, ...native } = request.from;
    const given = { ...quote, inputMint: WRAPPED_SOL };
    const { source } = sourceWith([given, build]);

    const { call } = await source.buildSwap({ ...request, from: native });

    expect(call).toMatchObject({ units: 2_000n, program: { toMint: TO } });
    expect(call.program).not.toHaveProperty('fromMint');
  });

  it('has no quote of lamports for wrapped lamports, and asks nothing', async () => {
    const { address: _none, ...native } = request.from;
    const wrapped = { ...request.to, address: on(WRAPPED_SOL) };
    const { asked, source } = sourceWith([]);

    expect(await source.quote({ ...request, from: native, to: wrapped })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([400, 404])('has no quote where the service answers %d', async (status) => {
    const { source } = sourceWith([new WidgetError('HTTP_STATUS', { status })]);

    expect(await source.quote(request)).toBeUndefined();
  });

  it('throws what the service answers otherwise', async () => {
    const { source } = sourceWith([new WidgetError('HTTP_STATUS', { status: 429 })]);

    await expect(source.quote(request)).rejects.toMatchObject({ code: 'HTTP_STATUS' });
  });

  it.each<[string, object | null]>([
    ['is nothing', null],
    ['is for another amount', { ...quote, inAmount: '1' }],
    ['is for another token to give', { ...quote, inputMint: TO }],
    ['is for another token to receive', { ...quote, outputMint: FROM }],
    ['has another slippage', { ...quote, slippageBps: 5_000 }],
    ['has no least amount', { ...quote, otherAmountThreshold: undefined }],
    ['has a lower least amount', { ...quote, otherAmountThreshold: '1' }],
    ['has a least amount above the quoted', { ...quote, otherAmountThreshold: '1501' }],
    ['gives nothing', { ...quote, outAmount: '0' }],
    ['gives a number that is none', { ...quote, outAmount: '1e9' }],
    ['is for an exact amount to receive', { ...quote, swapMode: 'ExactOut' }],
    ['has no route', { ...quote, routePlan: [] }],
    ['has a route without end', { ...quote, routePlan: Array(5_000).fill(stepTo(HUB)) }],
    ['leads over no mint', { ...quote, routePlan: [stepTo('x')] }],
  ])('refuses a quote that %s', async (_what, answer) => {
    const { source } = sourceWith([answer]);

    await expect(source.quote(request)).rejects.toMatchObject({
      code: 'SERVICE_RESPONSE_INVALID',
      context: { reason: 'it is no quote' },
    });
  });

  it.each<[string, object | null]>([
    ['is nothing', null],
    ['has no call', { ...build, swapInstruction: undefined }],
    ['calls no program', withCall({ programId: 'x' })],
    ['has data that is none', withCall({ data: '!' })],
    ['has an account that is none', withCall({ accounts: [{ pubkey: OWNER }] })],
    [
      'has accounts without end',
      withCall({ accounts: Array(5_000).fill(build.swapInstruction.accounts[0]) }),
    ],
    ['has tables without end', { ...build, addressLookupTableAddresses: Array(5_000).fill(HUB) }],
    ['has a table that is none', { ...build, addressLookupTableAddresses: ['x'] }],
  ])('refuses a build that %s', async (_what, answer) => {
    const { source } = sourceWith([quote, answer]);

    await expect(source.buildSwap(request)).rejects.toMatchObject({
      code: 'SERVICE_RESPONSE_INVALID',
      context: { reason: 'it is no exchange' },
    });
  });

  it('serves only the networks that the site names, each with its program', () => {
    const { source } = sourceWith([]);
    const devnet = { ...solana, caipNetworkId: 'solana:other' } as const;

    expect([source.serves(solana), source.serves(devnet)]).toEqual([true, false]);
    expect([source.routers(solana), source.routers(devnet)]).toEqual([[JUPITER_PROGRAM], []]);
  });

  it('needs no allowance', async () => {
    const { source } = sourceWith([]);

    expect(await source.allowance(request)).toBe(2_000n);
    await expect(source.buildApproval(request)).rejects.toMatchObject({
      code: 'SERVICE_RESPONSE_INVALID',
    });
  });
});

function on(address: string): CaipAddress {
  return `${solana.caipNetworkId}:${address}` as CaipAddress;
}

function stepTo(outputMint: string) {
  return { swapInfo: { ammKey: HUB, outputMint }, percent: 100 };
}

function withCall(parts: object) {
  return { ...build, swapInstruction: { ...build.swapInstruction, ...parts } };
}

/** A source whose service gives these answers, one after the other. */
function sourceWith(answers: readonly unknown[]) {
  const asked: HttpRequest[] = [];
  const left = [...answers];
  const http = {
    request: async (sent: HttpRequest) => {
      asked.push(sent);
      const answer = left.shift();
      if (answer instanceof WidgetError) throw answer;
      return answer;
    },
  };
  const rpc = new FakeAnswers<unknown, unknown>();
  const source = new JupiterSwapSource({
    http,
    prices: undefined,
    rpcClients: { forNetwork: () => ({ request: (sent, signal) => rpc.ask(sent, signal) }) },
    services: { [solana.caipNetworkId]: { url: 'https://jupiter.test', mints: [] } },
  });
  return { asked, source };
}
