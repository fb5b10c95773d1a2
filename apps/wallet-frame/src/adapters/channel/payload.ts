import { HostRefusal } from '../../domain/refusals/host-refusal';

/**
 * The text `name` of a request's payload.
 *
 * @throws {@link HostRefusal} unless it is a text.
 */
export function requiredText<Payload extends object>(
  payload: Payload,
  name: keyof Payload & string,
): string {
  const value: unknown = payload[name];
  if (typeof value !== 'string' || value === '') throw new HostRefusal(`${name} is missing`);
  return value;
}

/** The same, where it is there. @throws {@link HostRefusal} where it is there and no text. */
export function optionalText<Payload extends object>(
  payload: Payload,
  name: keyof Payload & string,
): string | undefined {
  return payload[name] === undefined ? undefined : requiredText(payload, name);
}
