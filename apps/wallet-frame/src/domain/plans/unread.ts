import { HostRefusal } from '../refusals/host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';

/** A request that cannot be read. */
export function invalid(what: string): HostRefusal {
  return new HostRefusal(`${what} cannot be read`, rpcCodes.invalidParams);
}

/** A request that this wallet never signs. */
export function refused(why: string, code: number = rpcCodes.unauthorized): HostRefusal {
  return new HostRefusal(why, code);
}

/** A request of a kind that this wallet does not have. */
export function unsupported(code: number = rpcCodes.unsupportedMethod): HostRefusal {
  return new HostRefusal('This wallet does not offer it', code);
}

/** The fields of parameters by name. @throws {@link HostRefusal} */
export function fieldsOf(params: unknown): Readonly<Record<string, unknown>> {
  const value: unknown = Array.isArray(params) ? params[0] : params;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('params');
  return value as Readonly<Record<string, unknown>>;
}

/** A field that must be a text. @throws {@link HostRefusal} */
export function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw invalid(name);
  return value;
}
