import { quoted } from './markdown.mjs';

/**
 * What options are where the site sets none.
 *
 * @param {Readonly<Record<string, unknown>>} options Those of a widget without any.
 * @returns {(type: string) => ((name: string) => string | undefined) | undefined} For the types that are options.
 */
export function standardOptions(options) {
  const features = /** @type {Readonly<Record<string, unknown>>} */ (options['features']);
  /** @type {Readonly<Record<string, Readonly<Record<string, unknown>>>>} */
  const known = { WidgetOptionsInput: { ...options, features: undefined }, Features: features };
  return (type) => {
    const values = known[type];
    return values && ((name) => (values[name] === undefined ? '' : quoted(written(values[name]))));
  };
}

/** @param {unknown} value */
function written(value) {
  return JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(',', ', ')
    .replaceAll(/\{(?=\w)/g, '{ ')
    .replaceAll(/(?<=[\w'])\}/g, ' }');
}
