import type { Connection, ConnectionStatus } from './connection';

/**
 * The status as the specification defines it: a namespace is connecting during any attempt, and until an account
 * that must sign in has done so.
 */
export function connectionStatus({ session, attempt, withheld }: Connection): ConnectionStatus {
  if (withheld || attempt?.status === 'asking') return 'connecting';
  return session ? 'connected' : 'disconnected';
}
