import type { Logger } from '../../ports/logger';
import type { ModalStore } from '../modal/modal-store';
import type { RouterStore } from '../routing/router-store';

export interface BackToConnectDeps {
  readonly logger: Logger;
  readonly modal: ModalStore;
  readonly router: RouterStore;
}

/** Ends connections that nobody has signed in on by `disconnect`, and lets the visitor choose again. Never throws. */
export async function backToConnect(
  { logger, modal, router }: BackToConnectDeps,
  disconnect: () => Promise<void>,
): Promise<void> {
  const ending = disconnect();
  router.reset('Connect');
  modal.on({ type: 'opened' });
  try {
    await ending;
  } catch (error) {
    logger.warn('The wallet did not disconnect after the sign-in was left', error);
  }
}
