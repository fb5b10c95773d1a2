import type { FaultName } from '../../domain/devtools/fault';
import type { EventRecord, RpcRecord } from '../../domain/devtools/record';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ThemeMode } from '../../domain/theme/theme';
import type { ReadableStore } from '../state/readable-store';
import type { Journey } from './view-journey';
import type { Records } from './traffic-log';
import type { StateOutline } from './state-outline';

/** How a report is written. */
export interface ReportOptions {
  /** Whether it has the addresses of the visitor's accounts. Absent: it has not. */
  readonly hasAddresses?: boolean;
}

/** What a test, or a developer in the console, asks the tools of one widget: `window.cleatDevtools`. */
export interface DevtoolsControl {
  /** The events of the widget, and the views that were shown, the oldest first. */
  events(): readonly EventRecord[];

  /** The JSON-RPC calls to chains, each with the POSTs that carried it, the oldest first. */
  rpc(): readonly RpcRecord[];

  /** Every record, by its kind. */
  records(): Records;

  /** The parts of the widget's state that may be shown. */
  state(): StateOutline;

  /**
   * Plays the fault `name` from now on, or no longer.
   *
   * @throws `WidgetError` `OPTION_INVALID` for another name.
   */
  fault(name: FaultName, isOn?: boolean): void;

  /** The faults that are played. */
  faults(): readonly FaultName[];

  /** Forgets all records and views, and plays no fault any more. */
  clear(): void;

  /** A report for an issue, as Markdown: without addresses, unless `hasAddresses`. */
  report(options?: ReportOptions): string;
}

/** What the panel shows. */
export interface DevtoolsPanelSource extends DevtoolsControl {
  readonly options: WidgetOptions;
  readonly recorded: ReadableStore<Records>;
  readonly played: ReadableStore<ReadonlySet<FaultName>>;
  readonly journey: ReadableStore<Journey> & {
    show(place: number): void;
    back(): void;
    forward(): void;
  };

  /** The mode of the widget's theme, now. */
  mode(): ThemeMode;

  /** Calls `listener` when the widget's state was replaced, until the returned function is called. */
  onState(listener: () => void): () => void;
}
