import { type ErrorCode, isWidgetError, type WidgetError } from 'cleatkit';
import { WidgetError as WidgetErrorClass } from 'cleatkit/errors';
import { expectTypeOf } from 'expect-type';

/** Once the code is known, so is the context: by the code, and by the guard alone. */
export function readError(error: unknown): unknown {
  if (isWidgetError(error, 'HTTP_STATUS')) {
    expectTypeOf(error.code).toEqualTypeOf<'HTTP_STATUS'>();
    return error.context.status;
  }
  if (!isWidgetError(error)) return undefined;
  expectTypeOf(error.code).toEqualTypeOf<ErrorCode>();
  // Two codes have different contexts: before the code is known, neither can be read.
  expectTypeOf(error.context).not.toHaveProperty('rpcCode');
  if (error.code === 'RPC') {
    expectTypeOf(error.context.rpcCode).toEqualTypeOf<number>();
    return error.context.rpcCode;
  }
  switch (error.code) {
    case 'CONNECTOR_NOT_FOUND':
      return error.context.connectorId;
    case 'CAIP_ADDRESS_INVALID':
      return error.context.value;
    default:
      return error.message;
  }
}

expectTypeOf<WidgetError>().toExtend<Error>();
expectTypeOf<WidgetError<'RPC'>['context']>().toHaveProperty('rpcCode');

/** An adapter of a site makes errors of the same kind. */
export const made: WidgetError<'HTTP_STATUS'> = new WidgetErrorClass('HTTP_STATUS', {
  status: 500,
});
expectTypeOf<WidgetErrorClass<'ABORTED'>>().toEqualTypeOf<WidgetError<'ABORTED'>>();
