import type { ReadableStore } from '../state/readable-store';
import type { WidgetState } from '../snapshot/widget-state';

/** Waits until the wallets of an earlier visit have answered, or the widget is disposed. */
export async function untilRestored(widget: ReadableStore<WidgetState>): Promise<void> {
  if (!isRestoring(widget.getSnapshot())) return;
  await new Promise<void>((resolve) => {
    const following = widget.state$.subscribe((state) => {
      if (isRestoring(state)) return;
      resolve();
      // The first state comes before `following` is there, but it is one that restores.
      following.unsubscribe();
    });
  });
}

function isRestoring({ connections, isDisposed }: WidgetState): boolean {
  if (isDisposed) return false;
  return Object.values(connections).some(
    ({ attempt }) => attempt?.status === 'asking' && attempt.purpose === 'restore',
  );
}
