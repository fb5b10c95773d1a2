import { WidgetError } from '../../domain/errors/widget-error';

/** A method that a site supplies. Its result is unknown until it is parsed. */
export type SiteFunction = (...args: readonly unknown[]) => unknown;

/**
 * The method `name` of a site's object, inherited or not, as a function bound to the object.
 *
 * @throws {@link WidgetError} `OPTION_INVALID` where there is none.
 */
export function siteFunction(site: object, option: string, name: string): SiteFunction {
  const method = optionalSiteFunction(site, name);
  if (method) return method;
  throw new WidgetError('OPTION_INVALID', { option: `${option}.${name}`, expected: 'a function' });
}

/** Like {@link siteFunction}; `undefined` where there is none. */
export function optionalSiteFunction(site: object, name: string): SiteFunction | undefined {
  const method: unknown = Reflect.get(site, name);
  if (typeof method !== 'function') return undefined;
  return (...args) => Reflect.apply(method, site, args) as unknown;
}

/** The flag `name` of a site's object, or `otherwise`. */
export function siteFlag(site: object, name: string, otherwise: boolean): boolean {
  const flag: unknown = Reflect.get(site, name);
  return typeof flag === 'boolean' ? flag : otherwise;
}
