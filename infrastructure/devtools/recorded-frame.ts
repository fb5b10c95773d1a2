import { ANSWERED } from '../../domain/devtools/outcome';
import { type Shown, shownMethod, shownNetwork, shownWord } from '../../domain/devtools/shown';
import type { FrameRequestType } from '../../domain/frame-protocol/frame-requests';
import { textOf } from '../../domain/outside/untrusted-record';
import type { AuthFrame } from '../../ports/auth-frame';
import { noteEnd, open, type Tap } from './tap';
import { playWalletFault } from './wallet-fault';
import { withReplaced } from './with-replaced';

/**
 * The field of a payload that may be shown, and how it is read. Every other field, and every answer, is left out: they have
 * addresses of e-mail, codes, tokens, keys of endpoints, and what is signed.
 */
const shownFields: Partial<Record<FrameRequestType, readonly [string, (value: unknown) => Shown]>> =
  {
    RPC_REQUEST: ['method', shownMethod],
    SWITCH_NETWORK: ['chainId', shownNetwork],
    GET_SOCIAL_REDIRECT_URI: ['provider', shownWord],
    SET_PREFERRED_ACCOUNT: ['type', shownWord],
  };

/** An {@link AuthFrame} that tells which messages pass, and plays the faults of a wallet for what it is asked to sign or send. */
export function recordedFrame(inner: AuthFrame, tap: Tap): AuthFrame {
  const tell = (type: string, about?: Shown) =>
    tap.note('frame', { type: type as Shown, ...(about !== undefined && { about }), ...open });
  const { sessionTokens$ } = inner;
  return withReplaced<AuthFrame>(inner, {
    sessionTokens$: {
      subscribe: (next) =>
        sessionTokens$.subscribe((token) => {
          tap.note('frame', { type: 'SESSION_UPDATE' as Shown, outcome: ANSWERED });
          next(token);
        }),
    },
    load: (signal) => noteEnd(tap, tell('LOAD'), () => inner.load(signal), signal),
    send: (type, payload, signal) => {
      const [field, shownOf] = shownFields[type] ?? [];
      const about = field === undefined ? undefined : shownOf?.(textOf(payload, field));
      const send = async () => {
        if (type === 'RPC_REQUEST') {
          await playWalletFault(tap, textOf(payload, 'method') ?? '', signal);
        }
        return inner.send(type, payload, signal);
      };
      return noteEnd(tap, tell(type, about), send, signal);
    },
  });
}
