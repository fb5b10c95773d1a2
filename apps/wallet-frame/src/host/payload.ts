import { HostRefusal } from '../channel/serve-host';

/** What a request of the site carries: plain data of which nothing else is known. */
export type Payload = Readonly<Record<string, unknown>>;

/** @throws {@link HostRefusal} unless it is a text. */
export function requiredText(payload: Payload, name: string): string {
  const value = payload[name];
  if (typeof value !== 'string' || value === '') throw new HostRefusal(`${name} is missing`);
  return value;
}

/** @throws {@link HostRefusal} where it is there and no text. */
export function optionalText(payload: Payload, name: string): string | undefined {
  return payload[name] === undefined ? undefined : requiredText(payload, name);
}
