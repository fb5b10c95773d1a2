import { createWidget, override, type Widget, type WidgetOptionsInput } from 'cleatkit';
import { SiwxSessions } from 'cleatkit/ports';
import { anySiwx } from '../../../support/any-sign-in';
import type { PageHandles } from './page-globals';
import { RecordedSignIns } from './recorded-sign-ins';

/** How long the wallet may take to be there again. */
const PATIENCE_MS = 10_000;

/**
 * The sign-in of a site that draws its own: a headless widget over the same storage as the page's takes over what is
 * connected, signs in, and is disposed. What it says is read in the page.
 */
export function headlessSignIn(
  options: WidgetOptionsInput,
): Required<Pick<PageHandles, 'signIn' | 'signIns'>> {
  const sessions = new RecordedSignIns();
  const said = document.createElement('p');
  document.querySelector('main')?.append(said);
  return {
    signIns: sessions.added,
    signIn: async () => {
      const widget = createWidget({ ...options, siwx: anySiwx }, override(SiwxSessions, sessions));
      try {
        await connected(widget);
        const siwx = await widget.feature('siwx');
        await siwx.signIn();
        return widget.state.features.siwx?.signIn.status ?? 'nothing';
      } catch (error) {
        return String(Reflect.get(Object(error), 'code'));
      } finally {
        said.textContent = widget.state.snackbar?.text ?? '';
        widget.dispose();
      }
    },
  };
}

/** Resolves once the account of the namespace in use is there. */
async function connected(widget: Widget): Promise<void> {
  await widget.preload();
  const isThere = (): boolean => {
    const { connections, namespace } = widget.state;
    return connections[namespace].account !== undefined;
  };
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nothing is connected')), PATIENCE_MS);
    const look = (): void => {
      if (!isThere()) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = widget.subscribe(() => queueMicrotask(look));
  });
}
