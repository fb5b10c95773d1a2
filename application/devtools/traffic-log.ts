import type {
  Amend,
  Draft,
  RecordKind,
  RecordOf,
  TrafficRecord,
} from '../../domain/devtools/record';
import type { Clock } from '../../ports/clock';
import { SnapshotStore } from '../state/snapshot-store';

/** The records by their kind, the oldest first. */
export type Records = { readonly [Kind in RecordKind]: readonly RecordOf<Kind>[] };

/** How many records of a kind are kept. */
export const KEPT_MAX = 200;

const none: Records = {
  event: [],
  rpc: [],
  http: [],
  wallet: [],
  relay: [],
  frame: [],
  storage: [],
};

/** The latest records of one widget, {@link KEPT_MAX} of each kind, so that much of one kind displaces no other. */
export class TrafficLog extends SnapshotStore<Records> {
  readonly #clock: Pick<Clock, 'now'>;
  #lastId = 0;
  #isOver = false;

  constructor(clock: Pick<Clock, 'now'>) {
    super(none);
    this.#clock = clock;
  }

  /** Makes a record. Returns what changes it, while it is kept. */
  note<Kind extends RecordKind>(kind: Kind, draft: Draft<Kind>): Amend<Kind> {
    if (this.#isOver) return () => {};
    this.#lastId += 1;
    const id = this.#lastId;
    const record = { ...draft, kind, id, atMs: this.#clock.now() } as unknown as RecordOf<Kind>;
    this.#replace(kind, [...this.#of(kind), record].slice(-KEPT_MAX));
    return (change) => {
      const kept = this.#of(kind);
      if (kept.some((each) => each.id === id)) {
        this.#replace(
          kind,
          kept.map((each) => (each.id === id ? change(each) : each)),
        );
      }
    };
  }

  /** Forgets all records. */
  clear(): void {
    this.replace(none);
  }

  /** Forgets all records, and keeps none from now on. */
  end(): void {
    this.#isOver = true;
    this.clear();
  }

  #of<Kind extends RecordKind>(kind: Kind): readonly RecordOf<Kind>[] {
    return this.getSnapshot()[kind];
  }

  #replace(kind: RecordKind, records: readonly TrafficRecord[]): void {
    this.replace({ ...this.getSnapshot(), [kind]: records });
  }
}
