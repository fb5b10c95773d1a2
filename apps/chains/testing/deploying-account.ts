import {
  type Abi,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { receiptOf } from '../../../tests/support/receipt-of';

/** A contract on a test chain. */
export interface Contract {
  readonly abi: Abi;
  readonly address: Hex;
}

/** What a compiler made of a contract. */
export interface Artifact {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

/** An account of a test chain that deploys contracts and calls them. Every call waits for its block. */
export interface DeployingAccount {
  readonly address: Hex;
  deploy(artifact: Artifact, ...args: readonly unknown[]): Promise<Contract>;

  /** The code that is at `address`. */
  codeAt(address: Hex): Promise<Hex>;

  /** @param value How much of the native currency goes along, in its smallest unit. */
  write(
    contract: Contract,
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
  ): Promise<void>;
}

/** More than any call needs: what one costs may depend on the second of its block, which an estimate does not know. */
const CALL_GAS = 10_000_000n;

/** The account of `key`, by default the first of the public test accounts, on the chain of `url`. */
export function deployingAccount(
  url: string,
  key: Hex = PUBLIC_TEST_KEYS[0] as Hex,
): DeployingAccount {
  const account = privateKeyToAccount(key);
  const transport = http(url);
  const reader = createPublicClient({ transport, pollingInterval: 20 });
  const writer = createWalletClient({ account, transport });

  async function mined(hash: Hex): Promise<Hex> {
    const receipt = await receiptOf(reader, hash);
    if (receipt.status !== 'success') throw new Error(`${hash} was reverted`);
    return receipt.contractAddress ?? zeroAddress;
  }

  return {
    address: account.address,
    codeAt: async (address) => (await reader.getCode({ address })) ?? '0x',
    deploy: async ({ abi, bytecode }, ...args) => ({
      abi,
      address: await mined(await writer.deployContract({ abi, bytecode, args, chain: null })),
    }),
    async write(contract, functionName, args, value = 0n) {
      const call = { ...contract, functionName, args, value, gas: CALL_GAS, chain: null };
      await mined(await writer.writeContract(call));
    },
  };
}
