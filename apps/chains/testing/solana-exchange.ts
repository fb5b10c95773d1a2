/**
 * The program of an exchange with the interface of Jupiter's `route_v2`, for a chain of a test: the aggregator itself is
 * not in any package. It exchanges by `x · y = k` between two accounts of tokens that it keeps, by two real transfers of
 * the token program, and refuses to give less than quoted less the slippage. Assembled here, so that no compiler and no
 * file of another project is needed.
 *
 * After the accounts of `route_v2` come the pool's: what it is paid into, what it pays from, and their owner, which is
 * the program's address for {@link POOL_SEED}.
 */
export const POOL_SEED = 'pool';

/** The program's error where it would give too little, as Jupiter has it. */
const SLIPPAGE_EXCEEDED = 6001;

/** The places of accounts in the instruction. */
const at = { owner: 0, source: 1, destination: 2, fromProgram: 5, toProgram: 6, pool: 10 };
const pool = { takes: at.pool, gives: at.pool + 1, owner: at.pool + 2 };

/** Offsets in an account as the runtime passes it, and in a token account. */
const account = { signer: 1, writable: 2, key: 8, owner: 40, lamports: 72, size: 80, data: 88 };
const TOKEN_UNITS = 64;
const GROWTH = 10_240;

/** Offsets in the data of `route_v2`. */
const route = { amount: 8, quoted: 16, slippage: 24 };

/** Places on the stack, below its top. */
const stack = {
  accounts: -512,
  given: -1008,
  due: -1016,
  data: -1104,
  metas: -1200,
  call: -1304,
  seeds: -1400,
  signers: -1440,
  seedBytes: -1464,
  infos: -2000,
};

const INFO_SIZE = 56;
const META_SIZE = 16;
const WORD = 8;
const TOP = 10;
const INVOKE = 'sol_invoke_signed_c';

/** The program as an ELF file. `bump` completes the address of the pool's owner. */
export function exchangeProgram(bump: number): Uint8Array {
  const code = new Code();
  readAccounts(code);
  judgeOutput(code);
  transfer(
    code,
    { program: at.fromProgram, from: at.source, to: pool.takes, by: at.owner },
    'given',
  );
  writeSeeds(code, bump);
  transfer(
    code,
    { program: at.toProgram, from: pool.gives, to: at.destination, by: pool.owner },
    'due',
  );
  code.set(0, 0).exit();
  return elfOf(code);
}

/** Writes where each account is to the stack; `r9` is where the instruction's data is. */
function readAccounts(code: Code): void {
  code.move(6, 1).add(6, WORD).load(7, 1, 0, 'word').set(8, 0);
  code.label('next').jumpSame(8, 7, 'read');
  code.load(2, 6, 0, 'byte').jumpIs(2, 0xff, 'fresh');
  code.slot(3, 2).load(4, 3, 0, 'word').add(6, WORD).jump('known');
  code.label('fresh').move(4, 6).load(2, 6, account.size, 'word');
  code
    .add(6, account.data + GROWTH + 7)
    .addFrom(6, 2)
    .and(6, -WORD)
    .add(6, WORD);
  code.label('known').slot(3, 8).store(3, 0, 4).add(8, 1).jump('next');
  code.label('read').move(9, 6).add(9, WORD);
}

/** Works out what is due for what is given, and ends where it is too little. */
function judgeOutput(code: Code): void {
  code.load(6, 9, route.amount, 'word').store(TOP, stack.given, 6);
  code.account(2, pool.takes).load(2, 2, account.data + TOKEN_UNITS, 'word');
  code.account(3, pool.gives).load(3, 3, account.data + TOKEN_UNITS, 'word');
  code.addFrom(2, 6).multiplyBy(3, 6).divideBy(3, 2).store(TOP, stack.due, 3);
  code.load(4, 9, route.quoted, 'word').load(5, 9, route.slippage, 'half');
  code.set(2, 10_000).subtractFrom(2, 5).multiplyBy(4, 2).divide(4, 10_000);
  code.jumpLess(3, 4, 'refused').jump('enough');
  code.label('refused').set(0, SLIPPAGE_EXCEEDED).exit().label('enough');
}

/** The seeds by which the program signs for the pool. */
function writeSeeds(code: Code, bump: number): void {
  const bytes = [...Buffer.from(POOL_SEED), bump];
  for (const [index, byte] of bytes.entries()) code.storeByte(TOP, stack.seedBytes + index, byte);
  code.place(1, stack.seedBytes).store(TOP, stack.seeds, 1);
  code.set(1, POOL_SEED.length).store(TOP, stack.seeds + WORD, 1);
  code.place(1, stack.seedBytes + POOL_SEED.length).store(TOP, stack.seeds + 2 * WORD, 1);
  code.set(1, 1).store(TOP, stack.seeds + 3 * WORD, 1);
  code.place(1, stack.seeds).store(TOP, stack.signers, 1);
  code.set(1, 2).store(TOP, stack.signers + WORD, 1);
}

interface Move {
  readonly program: number;
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Calls `Transfer` of the token program; the pool's owner signs by its seeds, any other by its own signature. */
function transfer(code: Code, move: Move, units: 'given' | 'due'): void {
  const accounts = [move.from, move.to, move.by];
  code.storeByte(TOP, stack.data, 3);
  code.load(1, TOP, stack[units], 'word').store(TOP, stack.data + 1, 1);
  for (const [index, each] of accounts.entries()) {
    const meta = stack.metas + index * META_SIZE;
    const isAuthority = index === 2;
    code.account(1, each).add(1, account.key).store(TOP, meta, 1);
    code.storeByte(TOP, meta + WORD, isAuthority ? 0 : 1);
    code.storeByte(TOP, meta + WORD + 1, isAuthority ? 1 : 0);
  }
  for (const [index, each] of [...accounts, move.program].entries()) {
    writeInfo(code, each, stack.infos + index * INFO_SIZE);
  }
  code.account(1, move.program).add(1, account.key).store(TOP, stack.call, 1);
  code.place(1, stack.metas).store(TOP, stack.call + WORD, 1);
  code.set(1, accounts.length).store(TOP, stack.call + 2 * WORD, 1);
  code.place(1, stack.data).store(TOP, stack.call + 3 * WORD, 1);
  code.set(1, 9).store(TOP, stack.call + 4 * WORD, 1);
  const isPool = move.by === pool.owner;
  code
    .place(1, stack.call)
    .place(2, stack.infos)
    .set(3, accounts.length + 1);
  code
    .place(4, stack.signers)
    .set(5, isPool ? 1 : 0)
    .call(INVOKE);
}

function writeInfo(code: Code, index: number, place: number): void {
  code.account(1, index);
  code.move(2, 1).add(2, account.key).store(TOP, place, 2);
  code
    .move(2, 1)
    .add(2, account.lamports)
    .store(TOP, place + WORD, 2);
  code.load(2, 1, account.size, 'word').store(TOP, place + 2 * WORD, 2);
  code
    .move(2, 1)
    .add(2, account.data)
    .store(TOP, place + 3 * WORD, 2);
  code
    .move(2, 1)
    .add(2, account.owner)
    .store(TOP, place + 4 * WORD, 2);
  code
    .set(2, 0)
    .store(TOP, place + 5 * WORD, 2)
    .store(TOP, place + 6 * WORD, 2);
  code.load(2, 1, account.signer, 'byte').storeByteOf(TOP, place + 6 * WORD, 2);
  code.load(2, 1, account.writable, 'byte').storeByteOf(TOP, place + 6 * WORD + 1, 2);
  code.load(2, 1, account.writable + 1, 'byte').storeByteOf(TOP, place + 6 * WORD + 2, 2);
}

const loads = { byte: 0x71, half: 0x69, word: 0x79 };

/** Instructions of the runtime's machine, eight bytes each. */
class Code {
  readonly #lines: Buffer[] = [];
  readonly #labels = new Map<string, number>();
  readonly #jumps: { readonly line: number; readonly to: string }[] = [];

  /** The lines that call a function of the runtime, and its name. */
  readonly calls: { readonly line: number; readonly name: string }[] = [];

  set = (to: number, value: number) => this.#line(0xb7, to, 0, 0, value);
  move = (to: number, from: number) => this.#line(0xbf, to, from);
  add = (to: number, value: number) => this.#line(0x07, to, 0, 0, value);
  addFrom = (to: number, from: number) => this.#line(0x0f, to, from);
  subtractFrom = (to: number, from: number) => this.#line(0x1f, to, from);
  multiplyBy = (to: number, from: number) => this.#line(0x2f, to, from);
  divide = (to: number, value: number) => this.#line(0x37, to, 0, 0, value);
  divideBy = (to: number, from: number) => this.#line(0x3f, to, from);
  and = (to: number, value: number) => this.#line(0x57, to, 0, 0, value);
  shift = (to: number, bits: number) => this.#line(0x67, to, 0, 0, bits);
  load = (to: number, from: number, offset: number, size: keyof typeof loads) =>
    this.#line(loads[size], to, from, offset);
  store = (to: number, offset: number, from: number) => this.#line(0x7b, to, from, offset);
  storeByte = (to: number, offset: number, value: number) => this.#line(0x72, to, 0, offset, value);
  storeByteOf = (to: number, offset: number, from: number) => this.#line(0x73, to, from, offset);
  exit = () => this.#line(0x95);

  /** The address of a place on the stack. */
  place = (to: number, offset: number) => this.move(to, TOP).add(to, offset);

  /** The place on the stack that says where the account with the number in `from` is. */
  slot = (to: number, from: number) =>
    this.place(to, stack.accounts).move(5, from).shift(5, 3).addFrom(to, 5);

  /** Where the account `index` is. */
  account = (to: number, index: number) =>
    this.load(to, TOP, stack.accounts + index * WORD, 'word');

  label(name: string): this {
    this.#labels.set(name, this.#lines.length);
    return this;
  }

  jump = (to: string) => this.#jump(0x05, 0, 0, 0, to);
  jumpIs = (what: number, value: number, to: string) => this.#jump(0x15, what, 0, value, to);
  jumpSame = (one: number, other: number, to: string) => this.#jump(0x1d, one, other, 0, to);
  jumpLess = (one: number, other: number, to: string) => this.#jump(0xad, one, other, 0, to);

  call(name: string): this {
    this.calls.push({ line: this.#lines.length, name });
    return this.#line(0x85, 0, 0, 0, -1);
  }

  bytes(): Buffer {
    for (const { line, to } of this.#jumps) {
      this.#lines[line]?.writeInt16LE((this.#labels.get(to) ?? 0) - line - 1, 2);
    }
    return Buffer.concat(this.#lines);
  }

  #jump(code: number, to: number, from: number, value: number, label: string): this {
    this.#jumps.push({ line: this.#lines.length, to: label });
    return this.#line(code, to, from, 0, value);
  }

  #line(code: number, to = 0, from = 0, offset = 0, value = 0): this {
    const line = Buffer.alloc(WORD);
    line.writeUInt8(code, 0);
    line.writeUInt8((from << 4) | to, 1);
    line.writeInt16LE(offset, 2);
    line.writeInt32LE(value, 4);
    this.#lines.push(line);
    return this;
  }
}

const HEADER_SIZE = 64;
const SEGMENT_SIZE = 56;
const SYMBOL_SIZE = 24;

/** A shared object whose addresses are its offsets, with a relocation for each call of the runtime. */
function elfOf(code: Code): Uint8Array {
  const text = code.bytes();
  const textAt = HEADER_SIZE + 2 * SEGMENT_SIZE;
  const names = Buffer.from(`\0${INVOKE}\0`);
  const symbols = Buffer.alloc(2 * SYMBOL_SIZE);
  symbols.writeUInt32LE(1, SYMBOL_SIZE);
  symbols.writeUInt8(0x10, SYMBOL_SIZE + 4);
  const relocations = Buffer.concat(
    code.calls.map(({ line }) => words(textAt + line * WORD, (1n << 32n) | 10n)),
  );
  const symbolsAt = textAt + text.length;
  const relocationsAt = symbolsAt + symbols.length;
  const dynamicAt = relocationsAt + relocations.length;
  const tags: readonly (readonly [number, number])[] = [
    [17, relocationsAt],
    [18, relocations.length],
    [19, 16],
    [6, symbolsAt],
    [11, SYMBOL_SIZE],
    [5, dynamicAt + 7 * 16],
    [0, 0],
  ];
  const dynamic = Buffer.concat(tags.map(([tag, value]) => words(tag, value)));
  const namesAt = dynamicAt + dynamic.length;
  const titles = ['', '.text', '.dynsym', '.rel.dyn', '.dynamic', '.dynstr', '.shstrtab'];
  const sectionNames = Buffer.from(`${titles.join('\0')}\0`);
  const sectionNamesAt = namesAt + names.length;
  const sectionsAt = Math.ceil((sectionNamesAt + sectionNames.length) / WORD) * WORD;
  const body = Buffer.alloc(sectionsAt);
  header(sectionsAt, textAt, titles.length).copy(body);
  segment(1, 5, textAt, namesAt + names.length - textAt).copy(body, HEADER_SIZE);
  segment(2, 6, dynamicAt, dynamic.length).copy(body, HEADER_SIZE + SEGMENT_SIZE);
  Buffer.concat([text, symbols, relocations, dynamic, names, sectionNames]).copy(body, textAt);
  const titleAt = (name: string): number => sectionNames.indexOf(`${name}\0`);
  const sections = [
    section(0, 0, 0, 0, 0),
    section(titleAt('.text'), 1, 6, textAt, text.length),
    section(titleAt('.dynsym'), 11, 2, symbolsAt, symbols.length, 5, SYMBOL_SIZE),
    section(titleAt('.rel.dyn'), 9, 2, relocationsAt, relocations.length, 2, 16),
    section(titleAt('.dynamic'), 6, 3, dynamicAt, dynamic.length, 5, 16),
    section(titleAt('.dynstr'), 3, 2, namesAt, names.length),
    section(titleAt('.shstrtab'), 3, 0, sectionNamesAt, sectionNames.length),
  ];
  return Uint8Array.from(Buffer.concat([body, ...sections]));
}

function header(sectionsAt: number, entry: number, sections: number): Buffer {
  const head = Buffer.alloc(HEADER_SIZE);
  Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]).copy(head);
  head.writeUInt16LE(3, 16);
  head.writeUInt16LE(247, 18);
  head.writeUInt32LE(1, 20);
  words(entry, HEADER_SIZE, sectionsAt).copy(head, 24);
  for (const [index, half] of [
    HEADER_SIZE,
    SEGMENT_SIZE,
    2,
    64,
    sections,
    sections - 1,
  ].entries()) {
    head.writeUInt16LE(half, 52 + index * 2);
  }
  return head;
}

function segment(type: number, flags: number, offset: number, size: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(type, 0);
  head.writeUInt32LE(flags, 4);
  return Buffer.concat([head, words(offset, offset, offset, size, size, WORD)]);
}

function section(
  name: number,
  type: number,
  flags: number,
  offset: number,
  size: number,
  link = 0,
  entrySize = 0,
): Buffer {
  const [head, links] = [Buffer.alloc(8), Buffer.alloc(8)];
  head.writeUInt32LE(name, 0);
  head.writeUInt32LE(type, 4);
  links.writeUInt32LE(link, 0);
  const address = (flags & 2) === 0 ? 0 : offset;
  return Buffer.concat([
    head,
    words(flags, address, offset, size),
    links,
    words(type === 1 ? WORD : 1, entrySize),
  ]);
}

function words(...values: readonly (bigint | number)[]): Buffer {
  const bytes = Buffer.alloc(values.length * WORD);
  for (const [index, value] of values.entries())
    bytes.writeBigUInt64LE(BigInt(value), index * WORD);
  return bytes;
}
