import { fieldOf, textOf } from '../../../../../domain/outside/untrusted-record';
import { type KeyService, KeyServiceError } from '../../ports/key-service';
import { bytesIn, keyServiceAnswer, refusalOf } from './key-service-answer';

export interface VaultAccess {
  /** Without a slash at its end. */
  readonly address: string;
  readonly token: string;
  readonly namespace?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

/** A mount and the name of a key, as in `transit/cleat`. No part of it can lead elsewhere. */
const KEY = /^((?:[\w-][\w.-]*\/)+)([\w-][\w.-]*)$/;

const reasons = {
  400: 'cannot decrypt it by this key',
  403: 'refuses the token, or does not let it decrypt',
  404: 'has no such engine',
  503: 'is sealed',
};

/** The engine transit of HashiCorp's Vault, or of OpenBao: `POST /v1/transit/decrypt/:key`. */
export function vaultTransit({ address, namespace, timeoutMs, token }: VaultAccess): KeyService {
  return {
    async decrypt({ ciphertext, key }) {
      const [, mount, name] = KEY.exec(key) ?? [];
      if (mount === undefined || name === undefined) {
        throw new KeyServiceError('its key must be as transit/key');
      }
      const url = new URL(`${address}/v1/${mount}decrypt/${name}`);
      const answer = await keyServiceAnswer({
        url,
        timeoutMs,
        headers: {
          'content-type': 'application/json',
          'x-vault-token': token,
          ...(namespace !== undefined && { 'x-vault-namespace': namespace }),
        },
        body: JSON.stringify({ ciphertext }),
      });
      if (answer.status !== 200) throw refusalOf(answer, url.host, reasons);
      return bytesIn(textOf(fieldOf(answer.json, 'data'), 'plaintext'), url.host);
    },
  };
}
