import type { ChainNamespace } from '../caip/chain-namespace';
import { withoutPrototype } from '../outside/without-prototype';
import type { Connection, Connections, ConnectAttempt, GrantedSession } from './connection';

/** `all` with the connection of `namespace` replaced, and unchanged where it is the same object. */
export function withConnection(
  all: Connections,
  namespace: ChainNamespace,
  next: Connection,
): Connections {
  return all[namespace] === next ? all : { ...all, [namespace]: next };
}

/** `connection` with `attempt` in the place of any earlier attempt. */
export function withAttempt(connection: Connection, attempt: ConnectAttempt): Connection {
  return withoutPrototype({ ...connection, attempt });
}

/** `connection` without an attempt. */
export function withoutAttempt({ session }: Connection): Connection {
  return withoutPrototype(session ? { session } : {});
}

/** `connection` with `session` granted, keeping an attempt at another wallet that is under way. */
export function withSession({ attempt }: Connection, session: GrantedSession): Connection {
  return withoutPrototype(attempt ? { session, attempt } : { session });
}

/** `connection` after its wallet disconnected. */
export function withoutSession({ attempt }: Connection): Connection {
  return withoutPrototype(attempt ? { attempt } : {});
}
