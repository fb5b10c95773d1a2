import { textOf } from '../../../../../domain/outside/untrusted-record';
import { type KeyService, KeyServiceError } from '../../ports/key-service';
import { type AwsCredentials, signedHeaders } from './aws-signature';
import { bytesIn, keyServiceAnswer, refusalOf } from './key-service-answer';

export interface AwsAccess {
  readonly region: string;

  /** Without a slash at its end. */
  readonly endpoint: string;
  readonly credentials: AwsCredentials;
  readonly now: () => number;
  readonly timeoutMs?: number | undefined;
}

/** What AWS refuses, by the type of its error. */
const reasons: Readonly<Record<string, string>> = {
  AccessDeniedException: 'does not let this access key decrypt by this key',
  DisabledException: 'has disabled this key',
  ExpiredTokenException: 'no longer takes this session token',
  IncorrectKeyException: 'says that it was encrypted by another key',
  InvalidCiphertextException: 'cannot decrypt it by this key',
  InvalidSignatureException:
    'refuses the signature: look at the secret of the access key, AWS_REGION and the clock',
  KMSInvalidStateException: 'cannot use this key now',
  NotFoundException: 'has no such key',
  UnrecognizedClientException: 'does not know this access key',
};

/** AWS KMS: its operation `Decrypt`, with the key named, so that no other key of the account decrypts. */
export function awsKms({ credentials, endpoint, now, region, timeoutMs }: AwsAccess): KeyService {
  return {
    async decrypt({ ciphertext, key }) {
      const url = new URL(endpoint);
      const { host } = url;
      const body = JSON.stringify({ CiphertextBlob: ciphertext, KeyId: key });
      const headers = {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'TrentService.Decrypt',
      };
      const signing = { credentials, region, service: 'kms', nowMs: now() };
      const answer = await keyServiceAnswer({
        url,
        timeoutMs,
        headers: signedHeaders({ host, headers, body }, signing),
        body,
      });
      if (answer.status !== 200) {
        const type = textOf(answer.json, '__type')?.replace(/^.*#/, '') ?? '';
        const reason = Object.hasOwn(reasons, type) ? reasons[type] : undefined;
        if (reason !== undefined) throw new KeyServiceError(`${host} ${reason}`);
        throw refusalOf(answer, host, {});
      }
      return bytesIn(textOf(answer.json, 'Plaintext'), host);
    },
  };
}
