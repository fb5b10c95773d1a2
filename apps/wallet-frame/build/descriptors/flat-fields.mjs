/**
 * One value of a request, and how it is written. Paths begin at the request's own values, or with `@.` at what is around
 * them.
 *
 * @typedef {object} FlatField
 * @property {string} label
 * @property {string} [path]
 * @property {string} [value] A constant of the descriptor.
 * @property {string} format
 * @property {Readonly<Record<string, unknown>>} params
 */

/** @typedef {import('./descriptor-schema.mjs').Descriptor} Descriptor */
/** @typedef {import('./descriptor-schema.mjs').Field} Field */

const PATHS = ['collectionPath', 'tokenPath'];
const FROM_FILE = [
  'base',
  'collection',
  'nativeCurrencyAddress',
  'senderAddress',
  'threshold',
  'token',
];

/**
 * The fields of one format without references: groups and definitions are written out.
 *
 * @param {readonly Field[]} fields
 * @param {Descriptor} descriptor
 * @param {string} [prefix]
 * @returns {readonly FlatField[]}
 */
export function flatFields(fields, descriptor, prefix = '') {
  return fields.flatMap((field) => {
    if (field.visible === 'never') return [];
    const path = field.path === undefined ? undefined : within(prefix, field.path);
    if (field.fields) return flatFields(field.fields, descriptor, path ?? prefix);
    const whole = { ...definitionOf(field.$ref, descriptor), ...withoutUnset(field) };
    const params = {
      ...definitionOf(field.$ref, descriptor).params,
      ...field.params,
    };
    const { format = 'raw', label, value } = whole;
    if (label === undefined) throw new Error(`the field ${field.path ?? ''} has no label`);
    if (path === undefined && value === undefined) throw new Error(`“${label}” has no path`);
    return [
      {
        label,
        ...(path === undefined ? { value: String(resolved(value, descriptor)) } : { path }),
        format,
        params: constantParams(params, descriptor, prefix),
      },
    ];
  });
}

/**
 * @param {Field} field
 * @returns {Partial<Field>}
 */
function withoutUnset(field) {
  return Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined));
}

/**
 * @param {string | undefined} reference
 * @param {Descriptor} descriptor
 * @returns {Pick<Field, 'format' | 'label' | 'params'>}
 */
function definitionOf(reference, descriptor) {
  if (reference === undefined) return {};
  const name = /^\$\.display\.definitions\.([\w-]+)$/.exec(reference)?.[1] ?? '';
  const definition = descriptor.display.definitions?.[name];
  if (!definition) throw new Error(`${reference} is not there`);
  return definition;
}

/**
 * @param {NonNullable<Field['params']>} params
 * @param {Descriptor} descriptor
 * @param {string} prefix
 */
function constantParams(params, descriptor, prefix) {
  const { $ref, ...rest } = params;
  /** @type {Record<string, unknown>} */
  const result = $ref === undefined ? {} : { values: valueAt($ref, descriptor) };
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    if (PATHS.includes(name)) result[name] = within(prefix, String(value));
    else if (FROM_FILE.includes(name)) result[name] = resolved(value, descriptor);
    else result[name] = value;
  }
  return result;
}

/**
 * @param {unknown} value
 * @param {Descriptor} descriptor
 * @returns {unknown}
 */
function resolved(value, descriptor) {
  if (Array.isArray(value)) return value.map((one) => resolved(one, descriptor));
  if (typeof value === 'string' && value.startsWith('$.')) return valueAt(value, descriptor);
  return value;
}

/**
 * @param {string} path
 * @param {Descriptor} descriptor
 * @returns {unknown}
 */
function valueAt(path, descriptor) {
  /** @type {unknown} */
  let value = descriptor;
  for (const name of path.slice(2).split('.')) {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    if (!isThere) throw new Error(`${path} is not there`);
    value = /** @type {Readonly<Record<string, unknown>>} */ (value)[name];
  }
  return value;
}

/**
 * @param {string} prefix
 * @param {string} path
 */
function within(prefix, path) {
  if (path.startsWith('#.')) return path.slice(2);
  if (prefix === '' || path.startsWith('@.') || path.startsWith('$.')) return path;
  return path === '' ? prefix : `${prefix}.${path}`;
}
