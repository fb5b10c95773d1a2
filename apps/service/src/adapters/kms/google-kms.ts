import { textOf } from '../../../../../domain/outside/untrusted-record';
import { type KeyService, KeyServiceError } from '../../ports/key-service';
import { bytesIn, keyServiceAnswer, refusalOf } from './key-service-answer';

export interface GoogleAccess {
  /** Without a slash at its end. */
  readonly address: string;

  /** The metadata server of Google's machines is asked for one where it is absent. */
  readonly token?: string | undefined;

  /** Host, and port where it has one. */
  readonly metadataHost: string;
  readonly timeoutMs?: number | undefined;
}

/** The name of a key. No part of it can lead elsewhere. */
const KEY = /^projects\/[a-z][\w.:-]*\/locations\/[\w-]+\/keyRings\/[\w-]+\/cryptoKeys\/[\w-]+$/;

const TOKEN = '/computeMetadata/v1/instance/service-accounts/default/token';

/** By which the metadata server is asked, and by which it shows that it is one. */
const flavor = 'metadata-flavor';

const reasons = {
  400: 'cannot decrypt it by this key',
  401: 'refuses the access token',
  403: 'does not let this account decrypt by this key',
  404: 'has no such key',
};

/** Google's Cloud KMS: `POST /v1/…:decrypt`. */
export function googleKms(access: GoogleAccess): KeyService {
  const { address, timeoutMs } = access;
  return {
    async decrypt({ ciphertext, key }) {
      if (!KEY.test(key)) {
        throw new KeyServiceError(
          'its key must be as projects/…/locations/…/keyRings/…/cryptoKeys/…',
        );
      }
      const token = access.token ?? (await tokenOfMachine(access));
      const url = new URL(`${address}/v1/${key}:decrypt`);
      const answer = await keyServiceAnswer({
        url,
        timeoutMs,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ciphertext }),
      });
      if (answer.status !== 200) throw refusalOf(answer, url.host, reasons);
      return bytesIn(textOf(answer.json, 'plaintext'), url.host);
    },
  };
}

async function tokenOfMachine({ metadataHost, timeoutMs }: GoogleAccess): Promise<string> {
  const url = new URL(`http://${metadataHost}${TOKEN}`);
  const headers = { [flavor]: 'Google' };
  const answer = await keyServiceAnswer({ method: 'GET', url, headers, timeoutMs });
  const token = textOf(answer.json, 'access_token') ?? '';
  const isGoogles = answer.headers.get(flavor) === 'Google';
  if (answer.status === 200 && isGoogles && /^[\w.~+/=-]+$/.test(token)) return token;
  throw new KeyServiceError(`${url.host} gives no access token (${answer.status})`);
}
