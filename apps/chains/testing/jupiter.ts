import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/web3.js';
import { callNode } from '../nodes/evm.mjs';
import { TOKEN_PROGRAM } from '../nodes/solana/tokens.mjs';
import { exchangeProgram, POOL_SEED } from './solana-exchange';
import type { SolanaNode } from './solana';
import type { TestMint } from './solana-control';

export const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
export const AGGREGATOR = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4';
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';

/** An instruction as the service names it. */
export interface ServedInstruction {
  programId: string;
  accounts: { pubkey: string; isSigner: boolean; isWritable: boolean }[];
  data: string;
}

/** What the service answers to `/swap-instructions`. */
export interface ServedBuild {
  swapInstruction: ServedInstruction;
  [other: string]: unknown;
}

/** A stand-in of Jupiter's Swap API, and the exchange on the chain that it knows. */
export interface JupiterStandIn {
  readonly url: string;

  /** The paths that were asked for, with their questions. */
  readonly asked: URL[];

  /** Changes the answers; a test sets it. */
  corruptQuote: (quote: Record<string, unknown>) => unknown;
  corruptBuild: (build: ServedBuild) => unknown;
  status: number;

  /** Whether it takes questions and never answers. */
  isSilent: boolean;
  lookupTable: string | undefined;

  /** The accounts of the exchange from one mint into another. */
  poolOf(from: string, to: string): Pool;

  stop(): Promise<void>;
}

interface Pool {
  readonly takes: string;
  readonly gives: string;
}

/** The address of the associated token account. */
export async function tokenAccountOf(owner: string, mint: TestMint): Promise<string> {
  const { encode } = getAddressEncoder();
  const [found] = await getProgramDerivedAddress({
    programAddress: address(ASSOCIATED_TOKEN_PROGRAM),
    seeds: [owner, mint.program, mint.address].map((key) => encode(address(key))),
  });
  return found;
}

/**
 * Puts the program of the exchange on the chain, with `reserves` of each token in one pool for all of them, and starts
 * the service over it. Its shapes are those of `/swap/v1/quote` and `/swap/v1/swap-instructions` as documented.
 */
export async function startJupiter(
  node: SolanaNode,
  mints: readonly TestMint[],
  reserves: bigint,
): Promise<JupiterStandIn> {
  const programAddress = address(AGGREGATOR);
  const [owner, bump] = await getProgramDerivedAddress({ programAddress, seeds: [POOL_SEED] });
  await node.control.addProgram(AGGREGATOR, exchangeProgram(bump));
  const vaults = new Map<string, string>();
  for (const mint of mints) {
    const isWrapped = mint.address === WRAPPED_SOL;
    const vault = isWrapped
      ? await node.control.giveWrapped(owner, reserves)
      : await node.control.giveTokens(mint, owner, reserves);
    vaults.set(mint.address, vault);
  }
  const poolOf = (from: string, to: string): Pool => ({
    takes: vaults.get(from) ?? '',
    gives: vaults.get(to) ?? '',
  });
  const programs = new Map(mints.map((mint) => [mint.address, mint.program]));
  const heldIn = async (vault: string): Promise<bigint> => {
    const answer = (await callNode(node.url, 'getTokenAccountBalance', [vault])) as {
      readonly value: { readonly amount: string };
    };
    return BigInt(answer.value.amount);
  };

  const quoteFor = async (asked: URLSearchParams): Promise<Record<string, unknown> | undefined> => {
    const [inputMint, outputMint] = [asked.get('inputMint') ?? '', asked.get('outputMint') ?? ''];
    const slippageBps = Number(asked.get('slippageBps'));
    const amount = BigInt(asked.get('amount') ?? 0);
    const { gives, takes } = poolOf(inputMint, outputMint);
    if (takes === '' || gives === '' || asked.get('instructionVersion') !== 'V2') return undefined;
    const [taken, given] = [await heldIn(takes), await heldIn(gives)];
    const out = (given * amount) / (taken + amount);
    const impact = Number(amount) / Number(taken + amount);
    const swapInfo = {
      ammKey: owner,
      label: 'Pool',
      inputMint,
      outputMint,
      inAmount: String(amount),
      outAmount: String(out),
      feeAmount: '0',
      feeMint: inputMint,
    };
    return {
      inputMint,
      inAmount: String(amount),
      outputMint,
      outAmount: String(out),
      otherAmountThreshold: String((out * BigInt(10_000 - slippageBps)) / 10_000n),
      swapMode: 'ExactIn',
      slippageBps,
      platformFee: null,
      contextSlot: 1,
      timeTaken: 0.01,
      priceImpactPct: String(impact),
      routePlan: [{ swapInfo, percent: 100 }],
    };
  };

  const buildFor = async (body: string): Promise<ServedBuild> => {
    const { quoteResponse: quote, userPublicKey: user } = JSON.parse(body) as {
      readonly quoteResponse: Record<string, string>;
      readonly userPublicKey: string;
    };
    const [from = '', to = ''] = [quote['inputMint'], quote['outputMint']];
    const programOf = (mint: string): string => programs.get(mint) ?? TOKEN_PROGRAM;
    const home = (mint: string): Promise<string> =>
      tokenAccountOf(user, { address: mint, program: programOf(mint), decimals: 0 });
    const [source, destination] = [await home(from), await home(to)];
    const { gives, takes } = poolOf(from, to);
    const data = Buffer.alloc(34);
    Buffer.from('bb64facc31c4af14', 'hex').copy(data);
    data.writeBigUInt64LE(BigInt(quote['inAmount'] ?? 0), 8);
    data.writeBigUInt64LE(BigInt(quote['outAmount'] ?? 0), 16);
    data.writeUInt16LE(Number(quote['slippageBps']), 24);
    const plain = (pubkey: string) => ({ pubkey, isSigner: false, isWritable: false });
    const written = (pubkey: string) => ({ pubkey, isSigner: false, isWritable: true });
    const foreign = { programId: WRAPPED_SOL, accounts: [written(user)], data: '' };
    return {
      // The widget makes these itself: whatever a service puts here has no effect.
      setupInstructions: [foreign],
      otherInstructions: [foreign],
      computeBudgetInstructions: [foreign],
      cleanupInstruction: foreign,
      swapInstruction: {
        programId: AGGREGATOR,
        accounts: [
          { pubkey: user, isSigner: true, isWritable: false },
          written(source),
          written(destination),
          plain(from),
          plain(to),
          plain(programOf(from)),
          plain(programOf(to)),
          plain(AGGREGATOR),
          plain(owner),
          plain(AGGREGATOR),
          written(takes),
          written(gives),
          plain(owner),
        ],
        data: data.toString('base64'),
      },
      addressLookupTableAddresses: standIn.lookupTable === undefined ? [] : [standIn.lookupTable],
    };
  };

  const server = createServer((request, response) => {
    // A page of another origin asks before it posts.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    void text(request).then(async (body) => {
      const url = new URL(request.url ?? '/', 'http://jupiter.test');
      standIn.asked.push(url);
      if (standIn.isSilent) return;
      const isQuote = url.pathname === '/quote';
      const quote = isQuote ? await quoteFor(url.searchParams) : undefined;
      const isKnown = !isQuote || quote !== undefined;
      const status = isKnown ? standIn.status : 400;
      response.writeHead(status, { 'content-type': 'application/json' });
      if (!isKnown) response.end('{"errorCode":"COULD_NOT_FIND_ANY_ROUTE"}');
      else if (quote) response.end(JSON.stringify(standIn.corruptQuote(quote)));
      else response.end(JSON.stringify(standIn.corruptBuild(await buildFor(body))));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  const standIn: JupiterStandIn = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    corruptQuote: (quote) => quote,
    corruptBuild: (build) => build,
    status: 200,
    isSilent: false,
    lookupTable: undefined,
    poolOf,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}
