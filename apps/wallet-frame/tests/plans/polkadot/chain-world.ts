import { expandMetadata, Metadata, TypeRegistry } from '../../../../chains/clients/polkadot-types';
import { polkadotAddress } from '../../../src/domain/accounts/polkadot-address';
import type { Plan } from '../../../src/domain/readings/reading';
import {
  readMetadata,
  type RuntimeMetadata,
} from '../../../src/domain/plans/polkadot/runtime-metadata';
import { fromHex } from '../../vectors';
import { accounts, type Node, planFor } from '../plan-world';
import { unwrapped } from './unwrapped';

export const GENESIS = `0x91b171bb158e2d3848fa23a9f1c25182${'1'.repeat(32)}`;
export const ALICE = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';

type Calls = Readonly<
  Record<string, Readonly<Record<string, (...values: readonly unknown[]) => { toHex(): string }>>>
>;

/** A chain by its real metadata: what its node answers, and calls that polkadot.js has written by it. */
export interface Chain {
  readonly id: string;
  readonly metadata: RuntimeMetadata;
  readonly node: Node;
  readonly tx: Calls;
  readonly hex: string;
}

export function chainOf(hex: `0x${string}`, version: 14 | 15): Chain {
  const bytes = version === 15 ? unwrapped(hex) : fromHex(hex);
  const registry = new TypeRegistry();
  const metadata = new Metadata(registry, bytes);
  registry.setMetadata(metadata);
  return {
    hex,
    id: `polkadot:${GENESIS.slice(2, 34)}`,
    metadata: readMetadata(bytes),
    node: {
      chain_getBlockHash: GENESIS,
      ...(version === 15 ? { state_call: hex } : { state_getMetadata: hex }),
    },
    tx: expandMetadata(registry, metadata).tx,
  };
}

export function payloadOf({ metadata }: Chain, method: string, change: object = {}): object {
  const { extrinsic, specVersion, transactionVersion } = metadata;
  const number = (value: number): string => `0x${value.toString(16).padStart(8, '0')}`;
  return {
    address: polkadotAddress(accounts, 0),
    blockHash: `0x${'ab'.repeat(32)}`,
    blockNumber: '0x000003e8',
    era: '0xe500',
    genesisHash: GENESIS,
    method,
    nonce: '0x00000007',
    signedExtensions: extrinsic.extensions.map(({ name }) => name),
    specVersion: number(specVersion),
    tip: '0x00000000000000000000000000000000',
    transactionVersion: number(transactionVersion),
    version: 4,
    ...change,
  };
}

/** The approval of a payload on a chain whose node answers as `node` says. */
export function approvalOf(
  chain: Chain,
  method: string,
  change: object = {},
  node: Node = {},
): Promise<Plan> {
  const asked = {
    address: polkadotAddress(accounts, 0),
    transactionPayload: payloadOf(chain, method, change),
  };
  return planFor(
    chain.id,
    'polkadot_signTransaction',
    asked,
    { ...chain.node, ...node },
    {
      network: {
        id: chain.id,
        name: 'Polkadot',
        symbol: 'DOT',
        decimals: 10,
        rpcUrl: 'https://node.test',
      },
    },
  );
}
