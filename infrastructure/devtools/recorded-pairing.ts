import type { PairedSession, WalletPairing } from '../../ports/wallet-pairing';
import { type Asked, askWallet, recordedSession } from './recorded-session';
import type { Tap } from './tap';
import { withReplaced } from './with-replaced';

/** Which wallet it is, a pairing learns with the approval. */
const unknownWallet: Asked = { id: 'walletConnect', namespace: 'eip155' };

/** A {@link WalletPairing} that tells of proposals and of what paired wallets are asked. The pairing URI is not kept. */
export function recordedPairing(inner: WalletPairing, tap: Tap): WalletPairing {
  const played = (sessions: readonly PairedSession[]): readonly PairedSession[] =>
    sessions.map(({ details, session }) => ({
      details,
      session: recordedSession(session, details, tap),
    }));
  const ask = <T>(method: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
    askWallet(tap, unknownWallet, method, work, signal);
  return withReplaced(inner, {
    propose: async (proposal, signal) =>
      played(await ask('propose', () => inner.propose(proposal, signal), signal)),
    signIn: async (proposal, signal) => {
      const signed = await ask('signIn', () => inner.signIn(proposal, signal), signal);
      return { ...signed, sessions: played(signed.sessions) };
    },
    ...(inner.resume && {
      resume: async (left, proposal, signal) => {
        const resume = async () => inner.resume?.(left, proposal, signal);
        const signed = await ask('resume', resume, signal);
        return { cacaos: signed?.cacaos ?? [], sessions: played(signed?.sessions ?? []) };
      },
    }),
    restore: async (networks, signal) =>
      tap.faults.isOn('walletLocked') ? [] : played(await inner.restore(networks, signal)),
  });
}
