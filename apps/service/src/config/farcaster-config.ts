import type { VariableReader } from './read-variables';

/** Logins with Farcaster. */
export interface FarcasterConfig {
  /** The endpoint of Optimism that answers who has a Farcaster id. */
  readonly rpcUrl: string;

  /** The relay, which brings what the visitor's app has signed. */
  readonly relayUrl: string;
}

/** Logins with Farcaster, where the operator names both: no relay and no node is asked without that. */
export function parseFarcaster(read: VariableReader): FarcasterConfig | undefined {
  const names = ['FARCASTER_RPC_URL', 'FARCASTER_RELAY_URL'] as const;
  if (names.every((name) => read.text(name) === '')) return undefined;
  for (const name of names) read.required(name, 'the other address of Farcaster is set');
  read.required(
    'SMTP_URL',
    'Farcaster is offered, and logs in to the wallet of the login by e-mail',
  );
  return {
    rpcUrl: read.url('FARCASTER_RPC_URL', { allowLoopback: true }),
    relayUrl: read.url('FARCASTER_RELAY_URL', { allowLoopback: true }),
  };
}
