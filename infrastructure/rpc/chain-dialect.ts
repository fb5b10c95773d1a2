import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { textOf } from '../../domain/outside/untrusted-record';
import type { RpcRequest } from '../../ports/rpc-client';

/** The methods with which nodes of a namespace report their chain and its newest block. */
export interface ChainDialect {
  /** The query for the chain. */
  readonly identity: RpcRequest;

  /** The CAIP-2 reference that the answer to {@link ChainDialect.identity} stands for. */
  readonly referenceOf: (answer: string) => string | undefined;

  readonly head: ChainHead;
}

/** The query for a chain's newest block. */
export interface ChainHead {
  /** The query itself. Has no parameters. */
  readonly request: RpcRequest;

  /** The number of the block that the answer to {@link ChainHead.request} is about. */
  readonly heightOf: (answer: unknown) => bigint | undefined;

  /** How many blocks an endpoint may be behind the foremost one, since blocks take time to spread. */
  readonly maxLag: bigint;
}

/** By the CAIP-2 profile of each namespace: EIP-155 chain ids, the first 32 digits of genesis hashes. */
export const chainDialects: Readonly<Record<ChainNamespace, ChainDialect>> = {
  eip155: {
    identity: { method: 'eth_chainId' },
    referenceOf: (answer) => (/^0x[\da-f]+$/i.test(answer) ? String(BigInt(answer)) : undefined),
    head: { request: { method: 'eth_blockNumber' }, heightOf: heightIn, maxLag: 4n },
  },
  solana: {
    identity: { method: 'getGenesisHash' },
    referenceOf: (answer) => /^[1-9A-HJ-NP-Za-km-z]{32}(?=\w{0,12}$)/.exec(answer)?.[0],
    head: { request: { method: 'getBlockHeight' }, heightOf: heightIn, maxLag: 50n }, // 20 s
  },
  polkadot: {
    identity: { method: 'chain_getBlockHash', params: [0] },
    referenceOf: (answer) => /^0x([\da-f]{32})[\da-f]{32}$/.exec(answer)?.[1],
    head: {
      request: { method: 'chain_getHeader' },
      heightOf: (header) => heightIn(textOf(header, 'number')),
      maxLag: 4n, // 24 s
    },
  },
  bip122: {
    identity: { method: 'getblockhash', params: [0] },
    referenceOf: (answer) => /^([\da-f]{32})[\da-f]{32}$/.exec(answer)?.[1],
    head: { request: { method: 'getblockcount' }, heightOf: heightIn, maxLag: 1n },
  },
};

function heightIn(answer: unknown): bigint | undefined {
  const digits = String(answer);
  return /^(?:0x[\da-f]+|\d+)$/i.test(digits) ? BigInt(digits) : undefined;
}
