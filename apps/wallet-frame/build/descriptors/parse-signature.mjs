/**
 * A parameter of a function, or a field of a struct.
 *
 * @typedef {object} AbiParameter
 * @property {string} name
 * @property {string} type As in Solidity: `uint256`, `tuple[]`.
 * @property {readonly AbiParameter[]} [components] Of a tuple.
 */

const ATOM = /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int\d{0,3})$/;
const ARRAYS = /^(?:\[\d*\])*/;
const NAME = /^[A-Za-z_$][\w$]*/;

/**
 * Reads a function with the names of its parameters: `mint(address to, (uint256 id, bytes data)[] items)`.
 *
 * @param {string} text
 * @returns {{ readonly name: string; readonly inputs: readonly AbiParameter[] }}
 */
export function parseSignature(text) {
  const [name = ''] = NAME.exec(text) ?? [];
  if (name === '') throw new Error(`“${text}” is no function`);
  const reader = new Reader(text, name.length);
  const inputs = reader.parameters();
  reader.end();
  return { name, inputs };
}

/**
 * The form of a function that its selector is the hash of.
 *
 * @param {string} name
 * @param {readonly AbiParameter[]} inputs
 * @returns {string}
 */
export function canonicalSignature(name, inputs) {
  const types = inputs.map(({ components, type }) =>
    components ? canonicalSignature('', components) + type.slice('tuple'.length) : type,
  );
  return `${name}(${types.join(',')})`;
}

class Reader {
  #at;
  /** @readonly */
  #text;

  /**
   * @param {string} text
   * @param {number} at
   */
  constructor(text, at) {
    this.#text = text;
    this.#at = at;
  }

  /** @returns {readonly AbiParameter[]} */
  parameters() {
    this.#take('(');
    this.#space();
    /** @type {AbiParameter[]} */
    const list = [];
    while (this.#next() !== ')') {
      if (list.length > 0) this.#take(',');
      list.push(this.#parameter(list.length));
      this.#space();
    }
    this.#take(')');
    return list;
  }

  end() {
    if (this.#at !== this.#text.length) this.#fail();
  }

  /**
   * @param {number} position
   * @returns {AbiParameter}
   */
  #parameter(position) {
    this.#space();
    if (this.#next() === '(') {
      const components = this.parameters();
      const type = `tuple${this.#match(ARRAYS)}`;
      return { name: this.#name(position), type, components };
    }
    const atom = this.#match(NAME);
    if (!ATOM.test(atom)) this.#fail();
    const type = `${/^u?int$/.test(atom) ? `${atom}256` : atom}${this.#match(ARRAYS)}`;
    return { name: this.#name(position), type };
  }

  /** @param {number} position */
  #name(position) {
    this.#space();
    return this.#match(NAME) || String(position);
  }

  /** @param {RegExp} pattern */
  #match(pattern) {
    const [found = ''] = pattern.exec(this.#text.slice(this.#at)) ?? [];
    this.#at += found.length;
    return found;
  }

  #space() {
    this.#match(/^ */);
  }

  #next() {
    return this.#text[this.#at];
  }

  /** @param {string} character */
  #take(character) {
    if (this.#next() !== character) this.#fail();
    this.#at += 1;
  }

  /** @returns {never} */
  #fail() {
    throw new Error(`“${this.#text}” cannot be read at ${this.#at}`);
  }
}
