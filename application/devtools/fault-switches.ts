import { type FaultName, type PlayedFaults, requireFault } from '../../domain/devtools/fault';
import { SnapshotStore } from '../state/snapshot-store';

/** The faults that are played, each switched on and off. */
export class FaultSwitches extends SnapshotStore<ReadonlySet<FaultName>> implements PlayedFaults {
  #isOver = false;

  constructor() {
    super(new Set());
  }

  isOn(name: FaultName): boolean {
    return this.getSnapshot().has(name);
  }

  /**
   * Plays the fault `name` from now on, or no longer.
   *
   * @throws `WidgetError` `OPTION_INVALID` for another name.
   */
  set(name: FaultName, isOn: boolean): void {
    const known = requireFault(name);
    if (this.#isOver || this.isOn(known) === isOn) return;
    const others = [...this.getSnapshot()].filter((each) => each !== known);
    this.replace(new Set(isOn ? [...others, known] : others));
  }

  /** Plays no fault any more. */
  clear(): void {
    if (this.getSnapshot().size > 0) this.replace(new Set());
  }

  /** Plays none, also later. */
  end(): void {
    this.clear();
    this.#isOver = true;
  }
}
