import type { Eip1193Provider } from '../../../ports/eip1193-provider';
import { attempt } from '../../../domain/outside/attempt';

/** Whether `value` has the methods of an EIP-1193 provider. An object that throws when it is read has not. */
export function isProvider(value: unknown): value is Eip1193Provider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  const request = attempt(() => (value as { readonly request?: unknown }).request);
  return typeof request === 'function';
}
