import { WidgetError } from '../../domain/errors/widget-error';
import type { NamespaceKeys } from '../../ports/namespace-keys';

/** @throws `NETWORK_NOT_CHANGED` where requests go to another chain than `expected`. */
export function expectChain({ grant }: NamespaceKeys, expected: string): void {
  const actual = grant?.chainReference ?? '';
  if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
}

/** The error for an unusable answer to `method`. */
export function badAnswer(method: string, reason: string): WidgetError {
  return new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
}
