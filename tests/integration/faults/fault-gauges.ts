/** The activity of a page, counted from its first moment. */
export interface FaultGauges {
  /** Listeners on the window and the document. */
  listeners: number;

  /** Timeouts that have not ended. */
  timers: number;

  /** Unhandled rejections and error events, by their text. */
  readonly mishaps: string[];

  /** The longest task since the page began, in milliseconds. */
  longestTaskMs: number;

  /** How often each key of `localStorage` was written. */
  readonly writes: Record<string, number>;
}

/** The counters of a page at rest. */
export type Rest = Pick<FaultGauges, 'listeners' | 'timers'>;

declare global {
  interface Window {
    faultGauges?: FaultGauges;

    /**
     * Resolves with the gauges once they have stood still for a moment: at `expected`, where they get
     * there at all, and with no timer running where nothing is expected.
     */
    whenStill?: (expected: Rest | undefined) => Promise<FaultGauges>;

    /** Sets the clock of the machine forward, or back: nothing rings for that. */
    setClock?: (ms: number) => void;

    /**
     * Lets so much time pass at once, as for a page whose machine slept: the clock is later, and every timer
     * that came due meanwhile fires once.
     */
    passTime?: (ms: number) => void;
  }
}

/** Counts from here on. Runs in the page, before anything else of it. */
export function installGauges(): void {
  const gauges: FaultGauges = {
    listeners: 0,
    timers: 0,
    mishaps: [],
    longestTaskMs: 0,
    writes: {},
  };
  /** How long a page must stand still to be at rest, and how long it may take to get there. */
  const stillMs = 120;
  const patienceMs = 15_000;
  const tickMs = 20;
  window.faultGauges = gauges;
  countListeners();
  countTimers();
  countWrites();
  addEventListener('error', ({ message }) => gauges.mishaps.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    gauges.mishaps.push(`rejection: ${String(reason)}`),
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      gauges.longestTaskMs = Math.max(gauges.longestTaskMs, duration);
    }
  }).observe({ entryTypes: ['longtask'] });

  function countListeners(): void {
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const live = new Map<string, Set<unknown>>();
    const ids = new WeakMap<object, number>();
    let lastId = 0;
    const listenersOf = (target: unknown, type: string, options: unknown): Set<unknown> => {
      const object = typeof target === 'object' && target ? target : window;
      const id = ids.get(object) ?? (lastId += 1);
      ids.set(object, id);
      const isCapture =
        typeof options === 'object' && options !== null
          ? Reflect.get(options, 'capture') === true
          : options === true;
      const key = `${id} ${type} ${isCapture}`;
      const listeners = live.get(key) ?? new Set();
      live.set(key, listeners);
      return listeners;
    };
    const isCounted = (target: unknown): boolean =>
      target === undefined || target === null || target === window || target === document;
    /** Playwright's own code for presses listens on the window as well, from its first press. */
    const isDriver = (target: unknown, type: string, options: unknown): boolean =>
      type.startsWith('__playwright') ||
      (target === window &&
        (options === true || Reflect.get(Object(options), 'capture') === true) &&
        /^(?:auxclick|click|contextmenu|dblclick|mouse|pointer|touch)/.test(type));
    const recount = (): void => {
      gauges.listeners = [...live.values()].reduce((sum, { size }) => sum + size, 0);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (isCounted(this) && listener && !isDriver(this, type, options)) {
        const listeners = listenersOf(this, type, options);
        listeners.add(listener);
        recount();
        const drop = (): void => {
          listeners.delete(listener);
          recount();
        };
        if (typeof options === 'object') {
          if (options.once) add.call(this ?? window, type, drop, options);
          if (options.signal) add.call(options.signal, 'abort', drop, { once: true });
        }
      }
      add.call(this ?? window, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (isCounted(this)) {
        listenersOf(this, type, options).delete(listener);
        recount();
      }
      remove.call(this ?? window, type, listener, options);
    };
  }

  function countTimers(): void {
    const live = new Map<unknown, { readonly dueAt: number; readonly ring: () => void }>();
    const { setTimeout: begin, clearTimeout: end } = window;
    const { now } = Date;
    let offset = 0;
    let passed = 0;
    const elapsed = (): number => performance.now() + passed;
    const set = (id: unknown, timer?: { readonly dueAt: number; readonly ring: () => void }) => {
      if (timer) live.set(id, timer);
      else live.delete(id);
      gauges.timers = live.size;
    };
    Date.now = () => now() + offset;
    window.setTimeout = ((run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
      const ring = (): void => {
        end(id);
        set(id);
        run(...given);
      };
      const id = begin(ring, ms);
      set(id, { dueAt: elapsed() + ms, ring });
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      set(id);
      end(id);
    };
    window.setClock = (ms) => {
      offset += ms;
    };
    window.passTime = (ms) => {
      offset += ms;
      passed += ms;
      const due = [...live.values()].filter(({ dueAt }) => dueAt <= elapsed());
      for (const { ring } of due.sort((one, other) => one.dueAt - other.dueAt)) ring();
    };
    window.whenStill = async (expected) => {
      const startedAt = performance.now();
      let stillSince = startedAt;
      let last = gauges.listeners;
      while (performance.now() - startedAt < patienceMs) {
        const { listeners, timers } = gauges;
        const isStill = listeners === (expected?.listeners ?? last);
        if (!isStill || timers !== (expected?.timers ?? 0)) stillSince = performance.now();
        if (performance.now() - stillSince >= stillMs) break;
        last = listeners;
        await new Promise((resolve) => {
          begin(resolve, tickMs);
        });
      }
      return gauges;
    };
  }

  function countWrites(): void {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      gauges.writes[key] = (gauges.writes[key] ?? 0) + 1;
      setItem.call(this, key, value);
    };
  }
}
