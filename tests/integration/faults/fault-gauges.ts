/** What a page has going on, counted from its first moment. */
export interface FaultGauges {
  /** Listeners on the window and the document. */
  listeners: number;

  /** Timeouts and intervals that have not ended. */
  timers: number;

  /** Unhandled rejections and error events, by their text. */
  readonly mishaps: string[];

  /** The longest task since the page began, in milliseconds. */
  longestTaskMs: number;

  /** How often each key of `localStorage` was written. */
  readonly writes: Record<string, number>;
}

declare global {
  interface Window {
    faultGauges?: FaultGauges;
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
    const recount = (): void => {
      gauges.listeners = [...live.values()].reduce((sum, { size }) => sum + size, 0);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (isCounted(this) && listener) {
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
    const live = new Set<unknown>();
    const recount = (): void => {
      gauges.timers = live.size;
    };
    const { setTimeout: begin, setInterval: repeat } = window;
    const { clearTimeout: end, clearInterval: stop } = window;
    const drop = (id: unknown): void => {
      live.delete(id);
      recount();
    };
    window.setTimeout = ((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const id = begin(() => {
        drop(id);
        run(...given);
      }, ms);
      live.add(id);
      recount();
      return id;
    }) as typeof window.setTimeout;
    window.setInterval = ((run: (...given: unknown[]) => void, ms?: number) => {
      const id = repeat(run, ms);
      live.add(id);
      recount();
      return id;
    }) as typeof window.setInterval;
    window.clearTimeout = (id) => {
      drop(id);
      end(id);
    };
    window.clearInterval = (id) => {
      drop(id);
      stop(id);
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
