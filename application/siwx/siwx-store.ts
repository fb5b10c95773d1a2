import { NO_SIGN_IN } from '../../domain/siwx/siwx-policy';
import type { SiwxState } from '../../domain/siwx/siwx-state';
import type { SiwxSessions } from '../../ports/siwx-sessions';
import { StateStore } from '../state/state-store';

/** The state of signing in. Written by the use cases of this folder. */
export class SiwxStore extends StateStore<SiwxState> {
  constructor({ isRequired }: Pick<SiwxSessions, 'isRequired'>) {
    super({ signIn: NO_SIGN_IN, isRequired });
  }
}
