import { createHash, createHmac } from 'node:crypto';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** A request by POST to the root of a host, which is all that AWS KMS has. */
export interface AwsRequest {
  readonly host: string;

  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AwsSigning {
  readonly credentials: AwsCredentials;
  readonly region: string;
  readonly service: string;
  readonly nowMs: number;
}

/** The headers of `request` and those that sign it: AWS Signature Version 4. */
export function signedHeaders(
  { body, headers, host }: AwsRequest,
  { credentials, nowMs, region, service }: AwsSigning,
): Readonly<Record<string, string>> {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const time = new Date(nowMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const date = time.slice(0, 8);
  const sent = {
    ...headers,
    'x-amz-date': time,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  };
  const signed = Object.entries({ ...sent, host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('');
  const canonical = ['POST', '/', '', lines, names, sha256(body)].join('\n');
  const scope = [date, region, service, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
