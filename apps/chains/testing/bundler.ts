import {
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  parseEventLogs,
  toHex,
} from 'viem';
import {
  entryPoint08Abi,
  entryPoint08Address,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { PUBLIC_TEST_KEYS } from '../../../infrastructure/fake/test-wallet-options';
import { type JsonRpcServer, serveJsonRpc } from './json-rpc-server';
import { receiptOf } from '../../../tests/support/receipt-of';

/** A user operation as JSON-RPC has it. */
export type RpcOperation = Readonly<Record<string, Hex>> & {
  readonly eip7702Auth?: Readonly<
    Record<'address' | 'chainId' | 'nonce' | 'r' | 's' | 'yParity', Hex>
  >;
};

/** A bundler of a test: it checks an operation by a test run of the EntryPoint, and sends it. */
export interface TestBundler extends JsonRpcServer {
  /** Whether operations wait for {@link TestBundler.flush}. */
  holds: boolean;

  /** The hashes of what it has sent. */
  readonly sent: Hex[];

  /** Sends what waits, or one of it. */
  flush(only?: Hex): Promise<void>;

  /** Forgets what waits, as after a restart. */
  forget(): void;
}

const numbers = [
  'nonce',
  'callGasLimit',
  'verificationGasLimit',
  'preVerificationGas',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'paymasterVerificationGasLimit',
  'paymasterPostOpGasLimit',
];

/** Starts a bundler for EntryPoint 0.8 on the chain of `url`. A public one also traces what the validation touches. */
export async function startBundler(
  url: string,
  chainId: number,
  port?: number,
): Promise<TestBundler> {
  const chain = { ...mainnet, id: chainId, contracts: {} };
  const transport = http(url);
  const account = privateKeyToAccount(PUBLIC_TEST_KEYS[1] as Hex);
  const reader = createPublicClient({ chain, transport, pollingInterval: 20 });
  const writer = createWalletClient({ account, chain, transport });
  const waiting = new Map<Hex, RpcOperation>();
  const mined = new Map<Hex, Hex>();

  const callOf = (operation: RpcOperation) => {
    const { read, authorizationList } = readOperation(operation);
    return {
      address: entryPoint08Address,
      abi: entryPoint08Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(read)], account.address],
      account,
      gas: 5_000_000n,
      ...(authorizationList && { authorizationList }),
    } as never;
  };
  const mine = async (hash: Hex, operation: RpcOperation): Promise<void> => {
    const transaction = await writer.writeContract(callOf(operation));
    const { logs } = await receiptOf(reader, transaction);
    const [event] = parseEventLogs({ abi: entryPoint08Abi, eventName: 'UserOperationEvent', logs });
    if (event?.args.userOpHash !== hash) throw new Error('Another hash');
    waiting.delete(hash);
    mined.set(hash, transaction);
    bundler.sent.push(hash);
  };
  const server = await serveJsonRpc(
    {
      eth_supportedEntryPoints: () => [entryPoint08Address],
      eth_chainId: () => toHex(chainId),
      eth_estimateUserOperationGas: ({ factory, paymaster }: RpcOperation) => ({
        preVerificationGas: toHex(60_000),
        verificationGasLimit: toHex(factory === undefined ? 150_000 : 700_000),
        callGasLimit: toHex(300_000),
        ...(paymaster && {
          paymasterVerificationGasLimit: toHex(80_000),
          paymasterPostOpGasLimit: toHex(0),
        }),
      }),
      eth_sendUserOperation: async (operation: RpcOperation) => {
        const { hash } = readOperation(operation);
        await reader.simulateContract(callOf(operation)).catch((error: unknown) => {
          const { data } = (error as { walk(is: (one: object) => boolean): unknown }).walk(
            (one) => 'data' in one,
          ) as { readonly data?: { readonly args?: readonly unknown[] } };
          throw new Error(String(data?.args?.[1] ?? error));
        });
        waiting.set(hash, operation);
        if (!bundler.holds) await mine(hash, operation);
        return hash;
      },
      eth_getUserOperationByHash: (hash: Hex) => {
        const operation = waiting.get(hash);
        return operation || mined.has(hash) ? { userOperation: operation ?? {} } : null;
      },
      eth_getUserOperationReceipt: async (hash: Hex) => {
        const transaction = mined.get(hash);
        if (!transaction) return null;
        const params: [Hex] = [transaction];
        const receipt = await reader.request({ method: 'eth_getTransactionReceipt', params });
        return { userOpHash: hash, receipt, success: true };
      },
    },
    port,
  );

  const readOperation = (operation: RpcOperation) => {
    const { eip7702Auth, ...rest } = operation;
    const authorization = eip7702Auth && {
      address: eip7702Auth.address,
      chainId: Number(eip7702Auth.chainId),
      nonce: Number(eip7702Auth.nonce),
      r: eip7702Auth.r,
      s: eip7702Auth.s,
      yParity: Number(eip7702Auth.yParity),
    };
    const read = {
      ...rest,
      ...Object.fromEntries(
        numbers.flatMap((name) => (rest[name] === undefined ? [] : [[name, BigInt(rest[name])]])),
      ),
      ...(authorization && { authorization }),
    } as unknown as UserOperation<'0.8'>;
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: entryPoint08Address,
      entryPointVersion: '0.8',
      userOperation: read,
    });
    return { read, hash, authorizationList: authorization && [authorization] };
  };
  const bundler: TestBundler = {
    ...server,
    holds: false,
    sent: [],
    flush: async (only) => {
      for (const [hash, operation] of waiting) {
        if (only === undefined || only === hash) await mine(hash, operation);
      }
    },
    forget: () => {
      waiting.clear();
    },
  };
  return bundler;
}
