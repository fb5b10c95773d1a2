import { DevtoolsSession } from '../../application/devtools/devtools-session';
import type {
  DevtoolsControl,
  DevtoolsPanelSource,
} from '../../application/devtools/devtools-control';
import { lastCause } from '../../application/devtools/last-cause';
import type { Widget } from '../../application/widget/widget';
import { refuse } from '../../domain/options/check';
import type { WidgetOptionsInput } from '../../domain/options/parse-options';
import { PUBLIC_RELAY_URL } from '../../domain/options/public-relay-url';
import { attempt } from '../../domain/outside/attempt';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import { recordRelay } from '../../infrastructure/devtools/recorded-relay';
import { ConsoleLogger } from '../../infrastructure/logging/console-logger';
import { Clock } from '../../ports/clock';
import type { Override } from '../../ports/token';
import { recordedPorts } from './recorded-ports';

export type { DevtoolsControl, ReportOptions } from '../../application/devtools/devtools-control';
export type { ConnectionOutline, StateOutline } from '../../application/devtools/state-outline';
export type { Records } from '../../application/devtools/traffic-log';
export type { FaultName } from '../../domain/devtools/fault';
export type { Outcome } from '../../domain/devtools/outcome';
export type {
  EventRecord,
  FrameRecord,
  HttpRecord,
  RecordKind,
  RelayRecord,
  RpcPost,
  RpcRecord,
  StorageRecord,
  TrafficRecord,
  WalletRecord,
} from '../../domain/devtools/record';
export type { Shown } from '../../domain/devtools/shown';

/** How the tools are started. */
export interface DevtoolsOptions {
  /** The overrides of the widget, which the tools wrap. */
  readonly overrides?: readonly Override[];

  /** Whether the panel is in the page. Absent: it is, where there is a page. */
  readonly showsPanel?: boolean;

  /** Whether the tools start in a build for production as well. Absent: they refuse. */
  readonly evenInProduction?: boolean;
}

/** The tools of one widget. */
export interface Devtools extends DevtoolsControl {
  /** The widget, to be used as any other. */
  readonly widget: Widget;

  /**
   * Ends the tools: faults end, nothing is recorded any more, and panel, `window.cleatDevtools` and the page's `WebSocket` are as
   * before. The widget lives on.
   */
  dispose(): void;
}

/** What makes the widget: `createWidget` of `cleatkit`. */
export type MakeWidget = (input?: WidgetOptionsInput, ...overrides: readonly Override[]) => Widget;

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a property of the page.
  var cleatDevtools: DevtoolsControl | undefined;
}

/**
 * Makes a widget with tools for its developer: a panel in the page, and `window.cleatDevtools` for tests. They record events,
 * calls to chains and services, messages to the relay and the embedded wallet, and uses of the storage, without secrets, and play
 * faults of wallets and networks. `docs/devtools.md` says what is recorded.
 *
 * Import it inside of a branch that a build for production takes out:
 *
 * @example
 * ```ts
 * if (import.meta.env.DEV) {
 *   const { startDevtools } = await import('cleatkit/devtools');
 *   widget = startDevtools(createWidget, { networks: [ethereum] }).widget;
 * }
 * ```
 *
 * @throws `WidgetError` `OPTION_INVALID` in a build for production, unless `evenInProduction`, and what `createWidget` throws.
 */
export function startDevtools(
  createWidget: MakeWidget,
  input: WidgetOptionsInput,
  { evenInProduction = false, overrides = [], showsPanel = true }: DevtoolsOptions = {},
): Devtools {
  if (isProduction() && !evenInProduction) {
    refuse('evenInProduction', 'true in a build for production, or no call there');
  }
  const own = overrides.filter(({ token }) => token === Clock).at(-1)?.value as Clock | undefined;
  const clock = own ?? new SystemClock();
  const session = new DevtoolsSession({ browser: globalThis.navigator?.userAgent ?? '', clock });
  const tap = {
    clock,
    faults: session.played,
    note: session.recorded.note.bind(session.recorded),
    why: () => lastCause(session.recorded, clock),
  };
  const hasFrame = input.authFrameUrl !== undefined;
  const options = () => widget.options;
  const widget = createWidget(input, ...recordedPorts({ tap, overrides, hasFrame, options }));
  session.follow(widget);
  const { relayUrl = PUBLIC_RELAY_URL } = widget.options;
  const stopRelay = recordRelay(globalThis, (url) => isAt(url, relayUrl), tap);
  const hidePanel = showsPanel ? showPanel(session) : () => {};
  const control = controlOf(session);
  const unpublish = publish(control);
  return {
    ...control,
    widget,
    dispose: () => {
      stopRelay();
      hidePanel();
      unpublish();
      session.end();
    },
  };
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The site's bundler writes the value here. Without one there is no `process` in a page. */
function isProduction(): boolean {
  return attempt(() => process.env.NODE_ENV) === 'production';
}

function isAt(url: string, base: string): boolean {
  return attempt(() => new URL(url).origin === new URL(base).origin) ?? false;
}

/** What others get of the tools: no more than its names. */
function controlOf(session: DevtoolsSession): DevtoolsControl {
  return {
    events: () => session.events(),
    rpc: () => session.rpc(),
    records: () => session.records(),
    state: () => session.state(),
    fault: (name, isOn) => session.fault(name, isOn),
    faults: () => session.faults(),
    clear: () => session.clear(),
    report: (options) => session.report(options),
  };
}

/** Puts `control` where tests find it, until the returned function is called. Of several widgets, that of the last one is there. */
function publish(control: DevtoolsControl): () => void {
  globalThis.cleatDevtools = control;
  return () => {
    if (globalThis.cleatDevtools === control) Reflect.deleteProperty(globalThis, 'cleatDevtools');
  };
}

function showPanel(source: DevtoolsPanelSource): () => void {
  const page = globalThis.document;
  if (!page) return () => {};
  let isOver = false;
  let remove = (): void => {};
  import('../../presentation-react/devtools/mount-devtools').then(
    ({ mountDevtools }) => {
      if (!isOver) remove = mountDevtools(page, source);
    },
    (error: unknown) =>
      new ConsoleLogger('warn').warn('The panel of the tools could not be loaded', error),
  );
  return () => {
    isOver = true;
    remove();
  };
}
