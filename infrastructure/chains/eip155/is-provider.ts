import type { Eip1193Provider } from '../../../ports/eip1193-provider';

/** Whether `value` can be asked like an EIP-1193 provider. May throw where reading `value` does. */
export function isProvider(value: unknown): value is Eip1193Provider {
  if (typeof value !== 'object' && typeof value !== 'function') return false;
  return value !== null && typeof (value as { readonly request?: unknown }).request === 'function';
}
