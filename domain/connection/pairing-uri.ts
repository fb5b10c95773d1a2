/** The parts of a WalletConnect pairing URI (version 2 of the protocol). */
export interface PairingUri {
  readonly topic: string;
  readonly version: 2;

  /** The symmetric key of the pairing: any holder can answer. Never log or send it. */
  readonly symKey: string;
  readonly relayProtocol: string;

  /** When the relay forgets the pairing, in milliseconds. */
  readonly expiresAtMs?: number;
}

const pairingUriPattern = /^wc:(?:\/\/)?([0-9a-f]{64})@2\?([^#\s]+)$/i;
const symKeyPattern = /^[0-9a-f]{64}$/i;
const secondsPattern = /^\d{1,12}$/;

/**
 * Reads a pairing URI such as `wc:<topic>@2?relay-protocol=irn&symKey=<key>`. Returns `undefined`
 * for anything else, version 1 of the protocol included.
 */
export function parsePairingUri(text: string): PairingUri | undefined {
  const [, topic, query] = pairingUriPattern.exec(text.trim()) ?? [];
  if (!topic || !query) return undefined;
  const parameters = new Map(
    query.split('&').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );
  const symKey = parameters.get('symKey') ?? '';
  const relayProtocol = parameters.get('relay-protocol');
  if (!symKeyPattern.test(symKey) || !relayProtocol) return undefined;
  const expiry = parameters.get('expiryTimestamp') ?? '';
  return {
    topic: topic.toLowerCase(),
    version: 2,
    symKey: symKey.toLowerCase(),
    relayProtocol,
    ...(secondsPattern.test(expiry) && { expiresAtMs: Number(expiry) * 1000 }),
  };
}
