/**
 * `fields` in an object without a prototype: an absent field is absent, also where the page has put its name on
 * `Object.prototype`.
 */
export function withoutPrototype<T extends object>(fields: T): T {
  return Object.assign(Object.create(null) as T, fields);
}
