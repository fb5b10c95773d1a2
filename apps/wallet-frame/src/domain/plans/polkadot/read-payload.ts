import type { Fact, Step } from '../../readings/reading';
import { ScaleReader } from '../../bytes/scale-reader';
import { unreadable } from '../../bytes/untrusted';
import type { Warning } from '../../texts/english';
import type { PayloadFields } from '../../signing/polkadot-payload';
import type { Currency } from '../../../../../../domain/runtime/metadata-hash';
import type { Variant } from '../../../../../../domain/runtime/runtime-types';
import type { RuntimeMetadata } from './runtime-metadata';
import { type NamedValue, type ValuePosition, ValueReader } from './value-reader';

/** What a payload says, from the bytes that are signed. */
export interface ReadPayload {
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];

  /** Whether the steps say all of it. */
  readonly isWhole: boolean;
}

export interface ReadPayloadDeps {
  readonly metadata: RuntimeMetadata;

  /** The signed extensions that the payload has been written with. */
  readonly extensions: readonly string[];
  readonly prefix: number;
  readonly currency: Currency | undefined;
}

const MAX_STEPS = 100;
const MAX_FACTS = 600;

/** Pallets whose amounts are of the chain's own currency. Others count assets in units of their own. */
const NATIVE: ReadonlySet<string> = new Set([
  'Balances',
  'Bounties',
  'ChildBounties',
  'ConvictionVoting',
  'Crowdloan',
  'FastUnstake',
  'Identity',
  'NominationPools',
  'Registrar',
  'Society',
  'Staking',
  'Tips',
  'Vesting',
]);
const TRANSFERS: ReadonlySet<string> = new Set([
  'Balances.transfer',
  'Balances.transfer_allow_death',
  'Balances.transfer_keep_alive',
]);
const GIVES_CONTROL: ReadonlySet<string> = new Set([
  'Proxy.add_proxy',
  'Recovery.create_recovery',
  'Recovery.approve_recovery',
]);

/**
 * Reads what an account signs for an extrinsic: the call, what each extension adds to the extrinsic, and what each adds to
 * what is signed. Each field ends where its type does, so that no byte of one passes as another's.
 *
 * @throws KeyError `unreadable`
 */
export function readPayload(fields: PayloadFields, deps: ReadPayloadDeps): ReadPayload {
  const { extensions, metadata } = deps;
  const known = metadata.extrinsic.extensions;
  const isSame =
    known.length === extensions.length && known.every(({ name }, at) => name === extensions[at]);
  if (!isSame) throw unreadable('signedExtensions');
  const reading = new CallReading();
  readField(fields.call, metadata.extrinsic.call, reading, deps);
  // What these say is in the fields of the request, which they were written from.
  const silent = new CallReading();
  known.forEach(({ additional, extra }, at) => {
    readField(fields.extras[at], extra, silent, deps);
    readField(fields.additional[at], additional, silent, deps);
  });
  return reading;
}

function readField(
  field: Uint8Array | undefined,
  type: number,
  reading: CallReading,
  { currency, metadata, prefix }: ReadPayloadDeps,
): void {
  const reader = new ScaleReader(field ?? new Uint8Array());
  const outer: string[] = [];
  let own: NamedValue[] = [];
  const values = new ValueReader({
    currency,
    metadata,
    prefix,
    reader,
    say: (value) => own.push(value),
    hide: () => reading.hide(),
    call: ({ depth, path }) => {
      const before = own;
      own = [];
      const { name, pallet, variant } = callIn(values, reader, metadata);
      const around = outer.at(-1);
      const step = reading.begin(name, around === undefined ? undefined : `${around}, ${path}`);
      outer.push(name);
      const position: ValuePosition = { path: '', isAmount: false, depth: depth + 1 };
      values.fields(variant.fields, position, NATIVE.has(pallet));
      outer.pop();
      reading.end(step, name, own);
      own = before;
    },
  });
  values.read(type, { path: '', isAmount: false, depth: 0 });
  reader.end();
}

/** The name of a call, and what follows of it. */
function callIn(
  values: ValueReader,
  reader: ScaleReader,
  { extrinsic }: RuntimeMetadata,
): { readonly name: string; readonly pallet: string; readonly variant: Variant } {
  const pallet = variantIn(values, extrinsic.call, reader.byte());
  const [calls] = pallet.fields;
  if (!calls || pallet.fields.length !== 1) throw unreadable('call');
  const variant = variantIn(values, calls.type, reader.byte());
  return { name: `${pallet.name}.${variant.name}`, pallet: pallet.name, variant };
}

function variantIn(values: ValueReader, type: number, index: number): Variant {
  const { shape } = values.type(type);
  const variant =
    shape.kind === 'variant' ? shape.variants.find((one) => one.index === index) : undefined;
  if (!variant) throw unreadable('call');
  return variant;
}

/** The steps of calls, each before the calls inside of it. */
class CallReading implements ReadPayload {
  readonly steps: Step[] = [];
  readonly #warnings = new Set<Warning>();
  #facts = 0;
  #isWhole = true;

  get warnings(): readonly Warning[] {
    return [...this.#warnings];
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  hide(): void {
    this.#isWhole = false;
  }

  /** Keeps the place of a call, before the calls inside of it. `undefined` where no more are shown. */
  begin(name: string, within?: string): number | undefined {
    if (GIVES_CONTROL.has(name)) this.#warnings.add('authority');
    if (this.steps.length >= MAX_STEPS || this.#facts >= MAX_FACTS) {
      this.#warnings.add('long');
      this.#isWhole = false;
      return undefined;
    }
    const facts: readonly Fact[] = [
      { label: 'call', value: name },
      ...(within === undefined ? [] : [{ label: 'within', value: within } as const]),
    ];
    return this.steps.push({ title: 'extrinsic', facts }) - 1;
  }

  end(at: number | undefined, name: string, values: readonly NamedValue[]): void {
    const begun = at === undefined ? undefined : this.steps[at];
    if (at === undefined || !begun) return;
    const room = Math.max(0, MAX_FACTS - this.#facts);
    if (values.length > room) {
      this.#warnings.add('long');
      this.#isWhole = false;
    }
    const shown = values.slice(0, room);
    this.#facts += shown.length;
    this.steps[at] = transferOf(begun, name, shown) ?? {
      ...begun,
      facts: [
        ...begun.facts,
        ...shown.map(({ path, value }): Fact => ({ label: 'field', name: path, value })),
      ],
    };
  }
}

/** A transfer of the chain's own currency, in the words of every network. */
function transferOf(
  { facts }: Step,
  name: string,
  values: readonly NamedValue[],
): Step | undefined {
  const valueOf = (wished: string): string | undefined =>
    values.find(({ path }) => path === wished)?.value;
  const [to, amount] = [valueOf('dest'), valueOf('value')];
  if (!TRANSFERS.has(name) || values.length !== 2 || !to || !amount) return undefined;
  return {
    title: 'send',
    facts: [{ label: 'amount', value: amount }, { label: 'to', value: to }, ...facts],
  };
}
