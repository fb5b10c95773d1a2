import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { type HttpStandIn, json, startStandIn, type StandInRequest } from './http-stand-in';

/** A service of keys on this machine, which really encrypts. */
export interface KeyServiceStandIn extends HttpStandIn {
  /** The variables by which it is reached. */
  readonly environment: Readonly<Record<string, string>>;

  /** The value of a variable `…_KMS`. */
  wrap(text: Buffer | string, key?: string): string;

  /** How many requests it has had. */
  asked(): number;
}

const sealed = (key: Buffer, bytes: Buffer): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
};

const opened = (key: Buffer, bytes: Buffer): Buffer | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  } catch {
    return undefined;
  }
};

/** Keys by their names, made when they are first used to encrypt. */
function keyRing() {
  const keys = new Map<string, Buffer>();
  return {
    has: (name: string) => keys.has(name),
    seal(name: string, text: Buffer | string): string {
      const key = keys.get(name) ?? randomBytes(32);
      keys.set(name, key);
      return sealed(key, Buffer.from(text)).toString('base64');
    },
    open: (name: string, ciphertext: string): Buffer | undefined =>
      opened(keys.get(name) ?? randomBytes(32), Buffer.from(ciphertext, 'base64')),
  };
}

const fieldIn = (body: string, name: string): string =>
  String((JSON.parse(body) as Record<string, unknown>)[name]);

/** Vault's engine transit, below `/transit` in the namespace `team`. */
export async function startVault(): Promise<KeyServiceStandIn> {
  const [token, ring] = [randomBytes(8).toString('hex'), keyRing()];
  let count = 0;
  const server = await startStandIn(({ body, headers, method, url }, response) => {
    count += 1;
    const [, name = ''] = /^\/v1\/transit\/decrypt\/([\w.-]+)$/.exec(url.pathname) ?? [];
    const isKnown = headers['x-vault-token'] === token && headers['x-vault-namespace'] === 'team';
    if (method !== 'POST' || name === '') return json(response, 404, { errors: [] });
    if (!isKnown) return json(response, 403, { errors: ['permission denied'] });
    const [, version, ciphertext = ''] =
      /^vault:v(\d+):(.*)$/.exec(fieldIn(body, 'ciphertext')) ?? [];
    const plaintext = version === '1' ? ring.open(name, ciphertext) : undefined;
    if (!plaintext) return json(response, 400, { errors: [`no ${name}: ${ciphertext}`] });
    return json(response, 200, { data: { plaintext: plaintext.toString('base64') } });
  });
  return {
    ...server,
    environment: { VAULT_ADDR: server.url, VAULT_TOKEN: token, VAULT_NAMESPACE: 'team' },
    wrap: (text, key = 'cleat') => `vault:transit/${key}:vault:v1:${ring.seal(key, text)}`,
    asked: () => count,
  };
}

const REGION = 'eu-central-1';
const ARN = `arn:aws:kms:${REGION}:111122223333:key/`;

/** AWS KMS of one region. It reckons signatures by itself, as AWS's guide to Signature Version 4 says. */
export async function startAws(now: () => number): Promise<KeyServiceStandIn> {
  const [id, secret] = ['AKIDSTANDIN', randomBytes(20).toString('base64')];
  const [sessionToken, ring] = [randomBytes(40).toString('base64'), keyRing()];
  let count = 0;
  const server = await startStandIn((request, response) => {
    count += 1;
    const refuse = (type: string): void =>
      json(response, 400, { __type: `com.amazonaws.kms#${type}`, message: type });
    const { body, headers } = request;
    if (headers['x-amz-target'] !== 'TrentService.Decrypt') return refuse('UnknownOperation');
    if (headers['x-amz-security-token'] !== sessionToken) return refuse('ExpiredTokenException');
    const fault = faultOfSignature(request, { id, secret, nowMs: now() });
    if (fault !== undefined) return refuse(fault);
    const key = fieldIn(body, 'KeyId');
    if (!ring.has(key)) return refuse('NotFoundException');
    const plaintext = ring.open(key, fieldIn(body, 'CiphertextBlob'));
    if (!plaintext) return refuse('InvalidCiphertextException');
    return json(response, 200, { KeyId: key, Plaintext: plaintext.toString('base64') });
  });
  return {
    ...server,
    environment: {
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: id,
      AWS_SECRET_ACCESS_KEY: secret,
      AWS_SESSION_TOKEN: sessionToken,
      AWS_ENDPOINT_URL_KMS: server.url,
    },
    wrap: (text, key = 'cleat') => `aws:${ARN}${key}:${ring.seal(ARN + key, text)}`,
    asked: () => count,
  };
}

/** The type of the error with which AWS refuses a request, by its header `Authorization`. */
function faultOfSignature(
  { body, headers, method, url }: StandInRequest,
  { id, nowMs, secret }: { id: string; secret: string; nowMs: number },
): string | undefined {
  const [, access, date = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/kms\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (access !== id) return 'UnrecognizedClientException';
  const time = String(headers['x-amz-date']);
  const iso = time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const isLate = !(Math.abs(Date.parse(iso) - nowMs) < 300_000) || !time.startsWith(date);
  const needed = ['host', 'x-amz-date', 'x-amz-security-token', 'x-amz-target'];
  const isShort = needed.some((name) => !names.split(';').includes(name));
  if (isLate || isShort || region !== REGION) return 'InvalidSignatureException';
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
  let request = `${method}\n${url.pathname}\n${url.search.slice(1)}\n`;
  for (const name of names.split(';')) request += `${name}:${String(headers[name])}\n`;
  request += `\n${names}\n${digest(body)}`;
  let key: Buffer | string = `AWS4${secret}`;
  for (const part of [date, region, 'kms', 'aws4_request']) {
    key = createHmac('sha256', key).update(part).digest();
  }
  const text = `AWS4-HMAC-SHA256\n${time}\n${date}/${region}/kms/aws4_request\n${digest(request)}`;
  const expected = createHmac('sha256', key).update(text).digest('hex');
  return signature === expected ? undefined : 'InvalidSignatureException';
}

const RING = 'projects/shop-1/locations/global/keyRings/wallet/cryptoKeys/';

/** Google's Cloud KMS, and the metadata server of its machines at the same address. */
export async function startGoogle(): Promise<KeyServiceStandIn> {
  const [token, ring] = [`ya29.${randomBytes(20).toString('hex')}`, keyRing()];
  let count = 0;
  const server = await startStandIn(({ body, headers, url }, response) => {
    count += 1;
    if (url.pathname === '/computeMetadata/v1/instance/service-accounts/default/token') {
      if (headers['metadata-flavor'] !== 'Google') return json(response, 403, {});
      response.setHeader('metadata-flavor', 'Google');
      return json(response, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' });
    }
    const [, key] = /^\/v1\/(projects\/.+):decrypt$/.exec(url.pathname) ?? [];
    if (headers.authorization !== `Bearer ${token}`) return json(response, 401, {});
    if (key === undefined || !ring.has(key)) return json(response, 404, {});
    const plaintext = ring.open(key, fieldIn(body, 'ciphertext'));
    if (!plaintext) return json(response, 400, {});
    return json(response, 200, { plaintext: plaintext.toString('base64'), usedPrimary: true });
  });
  return {
    ...server,
    environment: { GOOGLE_KMS_URL: server.url, GCE_METADATA_HOST: server.host },
    wrap: (text, key = 'cleat') => `google:${RING}${key}:${ring.seal(RING + key, text)}`,
    asked: () => count,
  };
}
