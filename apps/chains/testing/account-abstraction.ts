import { createRequire } from 'node:module';
import {
  type Abi,
  concatHex,
  encodeAbiParameters,
  encodeDeployData,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  zeroHash,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { callNode } from '../nodes/evm.mjs';
import { type Artifact, type Contract, deployingAccount } from './deploying-account';

const ENTRY_POINT: Hex = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';

/** What gives the EntryPoint the address that it has on every network. The factory has no salt. */
const ENTRY_POINT_SALT: Hex = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9';

/** The contract that deploys others at addresses that follow from their code. Every anvil has it. */
const DEPLOYER: Hex = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const SPONSOR = privateKeyToAccount(`0x${'5e'.repeat(32)}`);
const DEPOSIT = 10n ** 18n;

/** The part of an operation that the paymaster's signer looks at. */
export interface SponsoredOperation {
  readonly sender: Hex;
  readonly nonce: Hex;
  readonly callData: Hex;
}

/** A paymaster on a test chain. */
export interface DeployedPaymaster {
  readonly address: Hex;

  /** The data with which it pays for an operation on the chain `chainId`, for so many seconds. */
  dataFor(operation: SponsoredOperation, chainId: number, seconds?: number): Promise<Hex>;
}

/** Deploys EntryPoint 0.8 and the factory of its accounts at their canonical addresses. */
export async function deployEntryPoint(url: string): Promise<Contract> {
  // No account that a test looks at.
  const from = ((await callNode(url, 'eth_accounts')) as readonly Hex[]).at(-1);
  const create = (salt: Hex, code: Hex): Promise<unknown> =>
    callNode(url, 'eth_sendTransaction', [{ from, to: DEPLOYER, data: concatHex([salt, code]) }]);
  const entryPoint = artifact('EntryPoint');
  await create(ENTRY_POINT_SALT, entryPoint.bytecode);
  const factory = artifact('SimpleAccountFactory');
  await create(zeroHash, encodeDeployData({ ...factory, args: [ENTRY_POINT] }));
  return { address: ENTRY_POINT, abi: entryPoint.abi };
}

/**
 * Deploys what {@link deployEntryPoint} does, and a paymaster with 1 ETH.
 *
 * @param bytecode The creation code of `TestPaymaster`.
 */
export async function deployAccountAbstraction(
  url: string,
  bytecode: Hex,
): Promise<DeployedPaymaster> {
  const target = await deployEntryPoint(url);
  const account = deployingAccount(url);
  const abi = parseAbi(['constructor(address entryPoint, address signer)']) as Abi;
  const { address } = await account.deploy({ abi, bytecode }, ENTRY_POINT, SPONSOR.address);
  await account.write(target, 'depositTo', [address], DEPOSIT);
  return paymasterAt(address);
}

function paymasterAt(address: Hex): DeployedPaymaster {
  return {
    address,
    dataFor: async ({ callData, nonce, sender }, chainId, seconds = 600) => {
      const until = Math.floor(Date.now() / 1000) + seconds;
      const signed = encodeAbiParameters(
        parseAbiParameters('address, uint256, bytes32, uint48, uint256, address'),
        [sender, BigInt(nonce), keccak256(callData), until, BigInt(chainId), address],
      );
      const signature = await SPONSOR.sign({ hash: keccak256(signed) });
      return concatHex([numberToHex(until, { size: 6 }), signature]);
    },
  };
}

/** What the authors of the contracts have compiled. */
export function artifact(name: string): Artifact {
  const load = createRequire(import.meta.url);
  const path = `@account-abstraction/contracts/artifacts/${name}.json`;
  const { abi, bytecode } = load(path) as { readonly abi: Abi; readonly bytecode: string };
  return { abi, bytecode: bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}` };
}
