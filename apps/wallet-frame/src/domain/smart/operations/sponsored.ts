import { HostRefusal } from '../../refusals/host-refusal';
import type { UserOperation } from '../../signing/user-operation';
import type { Bundler } from './bundler';
import { isOfSponsor } from './operation-refusal';
import { mostCost } from './operation-cost';
import type { Paymaster } from './paymaster';
import { signedOperation } from './signed-operation';

/**
 * An operation for which the operator's paymaster pays. `undefined` where it does not: where it refuses, does not answer, or
 * says what its own contract does not take.
 *
 * @throws HostRefusal where the operation would fail, with a sponsor or without.
 */
export async function sponsored(
  draft: UserOperation,
  bundler: Bundler,
  paymaster: Paymaster,
): Promise<UserOperation | undefined> {
  const offer = await paymaster.offer(signedOperation(draft));
  if (!offer) return undefined;
  const { isFinal: _, ...offered } = offer;
  const asked: UserOperation = {
    ...draft,
    paymasterVerificationGasLimit: '0x0',
    paymasterPostOpGasLimit: '0x0',
    ...offered,
  };
  const gas = await bundler.gasOf(signedOperation(asked)).catch((error: unknown) => {
    if (error instanceof HostRefusal && isOfSponsor(error.message)) return undefined;
    throw error;
  });
  if (!gas) return undefined;
  const known: UserOperation = { ...asked, ...gas, ...offered };
  const paymasterData = await paymaster.data(signedOperation(known), offer);
  if (paymasterData === undefined) return undefined;
  const operation = { ...known, paymasterData };
  return (await paymaster.pays(operation, mostCost(operation))) ? operation : undefined;
}
