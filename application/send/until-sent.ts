import { WidgetError } from '../../domain/errors/widget-error';
import type { StreamSubscription } from '../../ports/stream';
import type { OpenedSend } from '../navigation/open-request';
import type { Navigation } from '../navigation/navigation';
import type { Scope } from '../scope/scope';
import type { SendStore } from './send-store';

export interface UntilSentDeps {
  readonly navigation: Pick<Navigation, 'modal'>;
  readonly scope: Scope;
  readonly send: SendStore;
}

/** Resolves with the next transfer: see `SendVerbs.untilSent`. */
export function untilSent({
  navigation: { modal },
  scope,
  send,
}: UntilSentDeps): Promise<OpenedSend> {
  const { signal } = scope;
  const hashOf = (): string | undefined => {
    const { flow } = send.getSnapshot();
    return flow.status === 'sent' ? flow.hash : undefined;
  };
  const before = hashOf();
  return new Promise((resolve, reject) => {
    let following: readonly StreamSubscription[] = [];
    const end = (settle: () => void): void => {
      following.forEach((each) => each.unsubscribe());
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = (): void => end(() => reject(signal.reason));
    const look = (): void => {
      const hash = hashOf();
      const isAsking = send.getSnapshot().flow.status === 'asking';
      if (hash !== undefined && hash !== before) end(() => resolve({ hash }));
      else if (!modal.getSnapshot().isOpen && !isAsking)
        end(() => reject(new WidgetError('ABORTED', {})));
    };
    signal.addEventListener('abort', onAbort);
    // A store tells its value at once: it is looked at when both are followed.
    following = [modal, send].map(({ state$ }) =>
      state$.subscribe(() => following.length > 0 && look()),
    );
    look();
  });
}
