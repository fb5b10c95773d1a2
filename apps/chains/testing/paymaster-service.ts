import { type Hex, toHex } from 'viem';
import type { DeployedPaymaster, SponsoredOperation } from './account-abstraction';
import { type JsonRpcServer, serveJsonRpc } from './json-rpc-server';

/** The service of a paymaster (ERC-7677), which pays for everything. */
export interface PaymasterService extends JsonRpcServer {
  /** What it says in the place of its answer. */
  lies: Readonly<Record<string, (answer: Readonly<Record<string, unknown>>) => unknown>>;
}

/** Starts the service of `paymaster` on a free port of this machine. */
export async function startPaymasterService(
  { address, dataFor }: DeployedPaymaster,
  port?: number,
): Promise<PaymasterService> {
  const said = (method: string, answer: Readonly<Record<string, unknown>>): unknown =>
    service.lies[method]?.(answer) ?? answer;
  const server = await serveJsonRpc(
    {
      pm_getPaymasterStubData: (_operation: SponsoredOperation) =>
        said('pm_getPaymasterStubData', {
          paymaster: address,
          paymasterData: `0x${'00'.repeat(6)}${'11'.repeat(64)}1b`,
          paymasterVerificationGasLimit: toHex(80_000),
          paymasterPostOpGasLimit: toHex(0),
          sponsor: { name: 'Test' },
        }),
      pm_getPaymasterData: async (operation: SponsoredOperation, _entryPoint: Hex, chainId: Hex) =>
        said('pm_getPaymasterData', {
          paymaster: address,
          paymasterData: await dataFor(operation, Number(chainId)),
        }),
    },
    port,
  );
  const service: PaymasterService = { ...server, lies: {} };
  return service;
}
