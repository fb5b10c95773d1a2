import { addressPattern } from '../text/address-pattern';
import { EntryError } from '../errors/entry-error';
import { didYouMean, nearest } from '../outside/nearest';

/** Returns `value` as a `T`, or throws `OPTION_INVALID` naming `option` and what was expected. */
export type Check<T> = (value: unknown, option: string) => T;

/** The checks of the options an object may have. An option that is absent is not checked. */
export type Shape<T> = { readonly [Name in keyof T]-?: Check<Exclude<T[Name], undefined>> };

/** Throws `OPTION_INVALID`. */
export function refuse(option: string, expected: string): never {
  throw new EntryError('OPTION_INVALID', { option, expected });
}

/** The sentence that offers the one of `names` that `value` is a slip of. */
function meant(value: unknown, names: readonly string[]): string {
  return didYouMean(nearest(value, names));
}

/** Accepts the values for which `isIt` holds, which the developer reads as `expected`. */
export function checkType<T>(expected: string, isIt: (value: unknown) => value is T): Check<T> {
  return (value, option) => (isIt(value) ? value : refuse(option, expected));
}

/** Accepts `true` and `false`. */
export const aBoolean = checkType('true or false', (value) => typeof value === 'boolean');

/** {@link aBoolean} for every option that is a boolean in `defaults`. */
export function flagsOf<Defaults extends object>(defaults: Defaults) {
  const flags = Object.entries(defaults).filter(([, value]) => typeof value === 'boolean');
  return Object.fromEntries(flags.map(([name]) => [name, aBoolean])) as {
    readonly [
      Name in keyof Defaults as Defaults[Name] extends boolean ? Name : never
    ]: Check<boolean>;
  };
}

/** Accepts a text with more in it than space. */
export const aText = checkType(
  'a text that is not empty',
  (value): value is string => typeof value === 'string' && value.trim() !== '',
);

/** Accepts a text of the form of `pattern`. */
export function aTextLike<T extends string = string>(pattern: RegExp, expected: string): Check<T> {
  return checkType(
    expected,
    (value): value is T => typeof value === 'string' && pattern.test(value),
  );
}

/** Accepts an object that is no list. */
export const anObject = checkType(
  'an object',
  (value): value is object => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** An address that starts with one of `schemes`, e.g. `https://`, without user info and backslashes. */
export function anAddress(...schemes: readonly string[]): Check<string> {
  return aTextLike(
    addressPattern(schemes.join('|')),
    `an address that starts with ${schemes.join(' or ')}, without user info`,
  );
}

const safeAddress = addressPattern('https://');
const imageData = /^data:image\/\S+$/i;

/** An image a browser loads without running anything: `https:`, or `data:` with an image in it. */
export const anImage = checkType(
  'an image at https:// or data:image/',
  (value): value is string =>
    typeof value === 'string' && (safeAddress.test(value) || imageData.test(value)),
);

/** A hash of Subresource Integrity, or several that are separated by spaces. */
export const anIntegrity = aTextLike(
  /^(?:sha(?:256|384|512)-[\w+/]{43,86}={0,2}\s*)+$/,
  'a hash such as sha384-…',
);

/** The address of a page or an endpoint. */
export const anUrl = anAddress('https://', 'http://');

/** A number between `least` and `most`. */
export function aNumber(least: number, most: number): Check<number> {
  return checkType(
    `a number from ${least} to ${most}`,
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
  );
}

/** A whole number between `least` and `most`. */
export function aWholeNumber(least: number, most: number): Check<number> {
  return checkType(
    `a whole number from ${least} to ${most}`,
    (value): value is number =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  );
}

/** One of `values`. */
export function oneOf<const T extends string>(values: readonly T[]): Check<T> {
  return (value, option) =>
    (values as readonly unknown[]).includes(value)
      ? (value as T)
      : refuse(option, `one of ${values.join(', ')}${meant(value, values)}`);
}

/** A list whose every entry passes `check`. */
export function aListOf<T>(check: Check<T>): Check<readonly T[]> {
  return (value, option) =>
    Array.isArray(value)
      ? value.map((entry, index) => check(entry, `${option}[${index}]`))
      : refuse(option, 'a list');
}

const aFunction = checkType(
  'a function',
  (value): value is () => unknown => typeof value === 'function',
);

/** What an object of the site's has: methods, inherited or not, and flags. */
export interface Members<T> {
  readonly methods: readonly (keyof T & string)[];
  readonly optionalMethods?: readonly (keyof T & string)[];
  readonly flags?: readonly (keyof T & string)[];
}

/** Accepts an object of the site's with `members`, and returns it as it is. Flags may be absent. */
export function anObjectWith<T extends object>({
  methods,
  optionalMethods = [],
  flags = [],
}: Members<T>): Check<T> {
  return (value, option) => {
    const given = anObject(value, option) as T;
    const checkEach = (names: readonly (keyof T & string)[], check: Check<unknown>): void => {
      for (const name of names) check(given[name], `${option}.${name}`);
    };
    const isGiven = (name: keyof T & string): boolean => given[name] !== undefined;
    checkEach(methods, aFunction);
    checkEach(optionalMethods.filter(isGiven), aFunction);
    checkEach(flags.filter(isGiven), aBoolean);
    return given;
  };
}

/** An object whose every value passes `check`, whatever the names. */
export function aMapOf<T>(check: Check<T>): Check<Readonly<Record<string, T>>> {
  return (value, option) =>
    Object.fromEntries(
      Object.entries(anObject(value, option)).map(([name, entry]) => [
        name,
        check(entry, `${option}.${name}`),
      ]),
    );
}

/** An object with the options of `shape` and no others, each of which may be absent. */
export function someOf<T>(shape: Shape<T>): Check<Partial<T>> {
  return (value, option) => {
    const checked: Partial<T> = {};
    for (const [name, entry] of Object.entries(anObject(value, option))) {
      const path = option ? `${option}.${name}` : name;
      if (!Object.hasOwn(shape, name)) {
        refuse(path, `a known name${meant(name, Object.keys(shape))}`);
      }
      if (entry !== undefined) checked[name as keyof T] = shape[name as keyof T](entry, path);
    }
    return checked;
  };
}

/** Like {@link someOf}, with the options `required`: all of them unless some are named. */
export function allOf<T>(shape: Shape<T>, ...required: readonly (keyof T & string)[]): Check<T> {
  const some = someOf(shape);
  const names = required.length > 0 ? required : (Object.keys(shape) as (keyof T & string)[]);
  return (value, option) => {
    const checked = some(value, option);
    for (const name of names) {
      if (checked[name] === undefined)
        return refuse(`${option}.${name}`, 'a value: it is required');
    }
    return checked as T;
  };
}
