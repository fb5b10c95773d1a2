/**
 * What the inner layers may know of the platform: that work can be aborted. The shape is the part of
 * the DOM's `AbortSignal` that ports, use cases and fakes rely on.
 */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(
    type: 'abort',
    listener: () => void,
    options?: { readonly once?: boolean },
  ): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare const AbortController: { new (): AbortController };
declare const AbortSignal: { any(signals: readonly AbortSignal[]): AbortSignal };
