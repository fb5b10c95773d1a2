import type { FaultName } from '../../domain/devtools/fault';
import type { EventRecord, RpcRecord } from '../../domain/devtools/record';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { ThemeMode } from '../../domain/theme/theme';
import type { Clock } from '../../ports/clock';
import type { Widget } from '../widget/widget';
import type { DevtoolsPanelSource, ReportOptions } from './devtools-control';
import { FaultSwitches } from './fault-switches';
import { followWidget } from './follow-widget';
import { reportOf } from './report';
import { outlineOf, type StateOutline } from './state-outline';
import { type Records, TrafficLog } from './traffic-log';
import { ViewJourney } from './view-journey';

export interface DevtoolsSessionDeps {
  readonly clock: Clock;

  /** The browser, as it names itself. */
  readonly browser: string;
}

/** The tools of one widget: what they have recorded, and what they play. */
export class DevtoolsSession implements DevtoolsPanelSource {
  readonly recorded: TrafficLog;
  readonly played = new FaultSwitches();
  readonly journey: ViewJourney;
  readonly #browser: string;
  #widget: Widget | undefined;
  #stop = (): void => {};

  constructor({ browser, clock }: DevtoolsSessionDeps) {
    this.#browser = browser;
    this.recorded = new TrafficLog(clock);
    this.journey = new ViewJourney(clock);
  }

  get options(): WidgetOptions {
    return this.#followed.options;
  }

  /** Follows `widget`, the one that the tools are of. */
  follow(widget: Widget): void {
    this.#widget = widget;
    this.#stop = followWidget(
      widget,
      (kind, draft) => this.recorded.note(kind, draft),
      this.journey,
    );
  }

  events(): readonly EventRecord[] {
    return this.records().event;
  }

  rpc(): readonly RpcRecord[] {
    return this.records().rpc;
  }

  records(): Records {
    return this.recorded.getSnapshot();
  }

  state(): StateOutline {
    return outlineOf(this.#followed.state);
  }

  fault(name: FaultName, isOn = true): void {
    this.played.set(name, isOn);
  }

  faults(): readonly FaultName[] {
    return [...this.played.getSnapshot()];
  }

  clear(): void {
    this.recorded.clear();
    this.journey.clear();
    this.played.clear();
  }

  report({ hasAddresses = false }: ReportOptions = {}): string {
    const reported = {
      browser: this.#browser,
      faults: this.faults(),
      outline: this.state(),
      records: this.records(),
    };
    return reportOf(reported, hasAddresses);
  }

  mode(): ThemeMode {
    return this.#followed.state.theme.mode;
  }

  onState(listener: () => void): () => void {
    return this.#followed.subscribe(listener);
  }

  /** Records nothing and plays no fault from now on. */
  end(): void {
    this.#stop();
    this.recorded.end();
    this.played.end();
    this.journey.clear();
  }

  get #followed(): Widget {
    if (!this.#widget) throw new TypeError('The tools follow no widget yet');
    return this.#widget;
  }
}
