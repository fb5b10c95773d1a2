import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedHeaders } from '../src/adapters/kms/aws-signature';
import { unwrapSecrets } from '../src/adapters/kms/unwrapped-secrets';
import { checkService } from '../src/check/check-service';
import { parseConfig } from '../src/config/config';
import { misspeltVariables } from '../src/config/misspelt-variables';
import { type HttpStandIn, json, startStandIn } from './stand-ins/http-stand-in';
import {
  type KeyServiceStandIn,
  startAws,
  startGoogle,
  startVault,
} from './stand-ins/key-services';
import { START } from './support';

const SECRET = 'hunter2-'.repeat(5);

/** The sentences about an environment, none of which may have the secret or a credential of the stand-in. */
async function saidOf(
  environment: Readonly<Record<string, string>>,
  more: Parameters<typeof unwrapSecrets>[1] = {},
): Promise<readonly string[]> {
  const { errors } = await unwrapSecrets(environment, more);
  const said = errors.map(({ message }) => message);
  const secrets = ['TOKEN', 'SECRET'].flatMap((word) =>
    Object.entries(environment).flatMap(([name, value]) =>
      name.includes(word) && !name.endsWith('_KMS') && value !== '' ? [value] : [],
    ),
  );
  for (const secret of [...secrets, 'hunter2']) expect(said.join()).not.toContain(secret);
  return said;
}

describe.each([
  ['vault', startVault],
  ['aws', () => startAws(Date.now)],
  ['google', startGoogle],
] as const)('a service of keys: %s', (kind, start) => {
  let service: KeyServiceStandIn;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.stop());

  const unwrapped = (more: Readonly<Record<string, string>>) =>
    unwrapSecrets({ ...service.environment, ...more });
  const said = (more: Readonly<Record<string, string>>) =>
    saidOf({ ...service.environment, ...more });

  it('decrypts each secret, as the variable would be', async () => {
    const { environment, errors } = await unwrapped({
      HOST: '0.0.0.0',
      SERVICE_SECRET: '', // As Compose passes on what is not set.
      SERVICE_SECRET_KMS: service.wrap(`${SECRET}\n`),
      DATABASE_URL_KMS: service.wrap('postgres://cleat:hunter2@db/cleat', 'other-key'),
    });
    expect(errors).toEqual([]);
    expect(environment['SERVICE_SECRET_KMS']).toBeUndefined();
    expect(parseConfig(environment)).toMatchObject({
      secret: SECRET,
      databaseUrl: 'postgres://cleat:hunter2@db/cleat',
    });
  });

  it('decrypts several, separated by commas, for the secrets before', async () => {
    const secrets = ['1', '2', '3'].map((digit) => digit.repeat(32));
    const [first = '', ...before] = secrets.map((secret) => service.wrap(secret));
    const { environment } = await unwrapped({
      SERVICE_SECRET_KMS: first,
      SERVICE_SECRETS_BEFORE_KMS: before.join(', '),
    });
    const { secret, secretsBefore } = parseConfig(environment);
    expect([secret, ...secretsBefore]).toEqual(secrets);
  });

  it('decrypts by the named key alone, and nothing that was changed', async () => {
    const own = service.wrap(SECRET);
    const ciphertext = /[^:]+$/.exec(own)?.[0] ?? '';
    const others = [
      service.wrap(SECRET, 'a').replace(/[^:]+$/, ciphertext),
      own.replace(/[^:]+$/, Buffer.from(ciphertext, 'base64').subarray(1).toString('base64')),
    ];
    for (const other of others) {
      const [sentence] = await said({ SERVICE_SECRET_KMS: other });
      expect(sentence).toBe(
        `SERVICE_SECRET_KMS cannot be decrypted: ${service.host} cannot decrypt it by this key${kind === 'aws' ? '' : ' (400)'}`,
      );
    }
  });

  it('says that a key is not there', async () => {
    const [sentence] = await said({
      SERVICE_SECRET_KMS: service.wrap(SECRET).replace('cleat', 'unknown'),
    });
    expect(sentence).toMatch(
      kind === 'vault' ? /cannot decrypt it by this key/ : /has no such key/,
    );
  });

  it('leaves a secret that was encrypted from no text', async () => {
    for (const nothing of [' \n', Buffer.from([0xff, 0xfe])]) {
      expect(await said({ SERVICE_SECRET_KMS: service.wrap(nothing) })).toEqual([
        'SERVICE_SECRET_KMS was encrypted from no text',
      ]);
    }
  });

  it('is judged by the check of a set-up', async () => {
    const findings = await checkService({
      ...service.environment,
      SERVICE_SECRET_KMS: service.wrap(SECRET, 'here').replace('here', 'gone'),
      MAIL_FROM: 'nothing that the service could use',
    });
    expect(findings.map(({ about, is }) => [is, about])).toEqual([['wrong', 'SERVICE_SECRET_KMS']]);
    const short = { ...service.environment, SERVICE_SECRET_KMS: service.wrap('hunter2') };
    expect((await checkService(short)).map(({ says }) => says)).toEqual([
      'SERVICE_SECRET must have at least 32 characters.',
    ]);
  });
});

describe('an access that is not right', () => {
  const open: HttpStandIn[] = [];
  afterAll(() => Promise.all(open.map((each) => each.stop())));
  const opened = async <T extends HttpStandIn>(starting: Promise<T>): Promise<T> => {
    const standIn = await starting;
    open.push(standIn);
    return standIn;
  };

  it('to Vault is refused', async () => {
    const vault = await opened(startVault());
    const environment = { ...vault.environment, SERVICE_SECRET_KMS: vault.wrap(SECRET) };
    const refused = `SERVICE_SECRET_KMS cannot be decrypted: ${vault.host} refuses the token, or does not let it decrypt (403)`;
    expect(await saidOf({ ...environment, VAULT_TOKEN: 'hvs.other' })).toEqual([refused]);
    expect(await saidOf({ ...environment, VAULT_NAMESPACE: '' })).toEqual([refused]);
    expect(await saidOf({ ...environment, VAULT_TOKEN: '' })).toEqual([
      'VAULT_TOKEN must be set, because SERVICE_SECRET_KMS is set',
    ]);
  });

  it('to AWS is refused by the signature: another secret, region, time or session', async () => {
    let now = START;
    const aws = await opened(startAws(() => now));
    const environment = { ...aws.environment, SERVICE_SECRET_KMS: aws.wrap(SECRET) };
    const said = (more: Readonly<Record<string, string>> = {}) =>
      saidOf({ ...environment, ...more }, { now: () => START });
    const signature = [
      `SERVICE_SECRET_KMS cannot be decrypted: ${aws.host} refuses the signature: look at the secret of the access key, AWS_REGION and the clock`,
    ];
    expect(await said()).toEqual([]);
    expect(await said({ AWS_SECRET_ACCESS_KEY: 'other' })).toEqual(signature);
    expect(await said({ AWS_REGION: 'us-east-1' })).toEqual(signature);
    expect(await said({ AWS_ACCESS_KEY_ID: 'OTHER' })).toEqual([
      `SERVICE_SECRET_KMS cannot be decrypted: ${aws.host} does not know this access key`,
    ]);
    expect(await said({ AWS_SESSION_TOKEN: 'other' })).toEqual([
      `SERVICE_SECRET_KMS cannot be decrypted: ${aws.host} no longer takes this session token`,
    ]);
    now = START + 3_600_000;
    expect(await said()).toEqual(signature);
  });

  it('to Google is refused, and needs no machine of Google’s where a token is given', async () => {
    const google = await opened(startGoogle());
    const answer = await fetch(
      `${google.url}/computeMetadata/v1/instance/service-accounts/default/token`,
      { headers: { 'metadata-flavor': 'Google' } },
    );
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const environment = {
      GOOGLE_KMS_URL: google.url,
      GCE_METADATA_HOST: '127.0.0.1:1',
      SERVICE_SECRET_KMS: google.wrap(SECRET),
    };
    expect(await saidOf({ ...environment, GOOGLE_KMS_TOKEN: token })).toEqual([]);
    expect(await saidOf({ ...environment, GOOGLE_KMS_TOKEN: 'ya29.other' })).toEqual([
      `SERVICE_SECRET_KMS cannot be decrypted: ${google.host} refuses the access token (401)`,
    ]);
    expect((await saidOf(environment))[0]).toMatch(/127\.0\.0\.1:1/);
  });

  it('takes no token of a server that does not show that it is a metadata server', async () => {
    const google = await opened(startGoogle());
    const other = await opened(
      startStandIn((_, response) => json(response, 200, { access_token: 'ya29.other' })),
    );
    expect(
      await saidOf({
        ...google.environment,
        GCE_METADATA_HOST: other.host,
        SERVICE_SECRET_KMS: google.wrap(SECRET),
      }),
    ).toEqual([
      `SERVICE_SECRET_KMS cannot be decrypted: ${other.host} gives no access token (200)`,
    ]);
    expect(google.asked()).toBe(0);
  });
});

describe('the signature of AWS', () => {
  /** Of AWS's own test suite: its access key, its time, and the signatures that it publishes. */
  const signature = (
    headers: Readonly<Record<string, string>>,
    body: string,
    sessionToken?: string,
  ): string => {
    const { authorization = '' } = signedHeaders(
      { host: 'example.amazonaws.com', headers, body },
      {
        credentials: {
          accessKeyId: 'AKIDEXAMPLE',
          secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
          sessionToken,
        },
        nowMs: Date.UTC(2015, 7, 30, 12, 36),
        region: 'us-east-1',
        service: 'service',
      },
    );
    return authorization;
  };
  const of = (names: string, text: string): string =>
    `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=${names}, Signature=${text}`;

  it('is that of post-vanilla', () => {
    expect(signature({}, '')).toBe(
      of('host;x-amz-date', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'),
    );
  });

  it('is that of post-header-value-case', () => {
    expect(signature({ 'my-header1': 'VALUE1' }, '')).toBe(
      of(
        'host;my-header1;x-amz-date',
        'cdbc9802e29d2942e5e10b5bccfdd67c5f22c7c4e8ae67b53629efa58b974b7d',
      ),
    );
  });

  it('is that of post-x-www-form-urlencoded', () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(signature(headers, 'Param1=value1')).toBe(
      of(
        'content-type;host;x-amz-date',
        'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
      ),
    );
  });

  it('is that of post-sts-header-before', () => {
    const token =
      'AQoDYXdzEPT//////////wEXAMPLEtc764bNrC9SAPBSM22wDOk4x4HIZ8j4FZTwdQWLWsKWHGBuFqwAeMicRXmxfpSPfIeoIYRqTflfKD8YUuwthAx7mSEI/qkPpKPi/kMcGdQrmGdeehM4IC1NtBmUpp2wUE8phUZampKsburEDy0KPkyQDYwT7WZ0wq5VSXDvp75YU9HFvlRd8Tx6q6fE8YQcHNVXAkiY9q6d+xo0rKwT38xVqr7ZD0u0iPPkUL64lIZbqBAz+scqKmlzm8FDrypNC9Yjc8fPOLn9FX9KSYvKTr4rvx3iSIlTJabIQwj2ICCR/oLxBA==';
    expect(signature({}, '', token)).toBe(
      of(
        'host;x-amz-date;x-amz-security-token',
        '85d96828115b5dc0cfc3bd16ad9e210dd772bbebba041836c64533a82be05ead',
      ),
    );
  });
});

describe('a hostile service of keys', () => {
  let answer: Parameters<typeof startStandIn>[0];
  let service: HttpStandIn;
  beforeAll(async () => {
    service = await startStandIn((...asked) => answer(...asked));
  });
  afterAll(() => service.stop());

  const kinds = {
    vault: 'vault:transit/cleat:vault:v1:AAAA',
    aws: 'aws:alias/cleat:AAAA',
    google: 'google:projects/a/locations/b/keyRings/c/cryptoKeys/d:AAAA',
  };
  const said = (wrapped: string, timeoutMs = 5_000) =>
    saidOf(
      {
        VAULT_ADDR: service.url,
        VAULT_TOKEN: 'hvs.token',
        AWS_REGION: 'eu-central-1',
        AWS_ACCESS_KEY_ID: 'AKID',
        AWS_SECRET_ACCESS_KEY: 'aws-secret',
        AWS_ENDPOINT_URL_KMS: service.url,
        GOOGLE_KMS_URL: service.url,
        GOOGLE_KMS_TOKEN: 'ya29.token',
        SERVICE_SECRET_KMS: wrapped,
      },
      { timeoutMs },
    );

  it.each(Object.entries(kinds))('that leads elsewhere is not followed: %s', async (_, wrapped) => {
    let reached = 0;
    const other = await startStandIn((__, response) => {
      reached += 1;
      json(response, 200, {});
    });
    for (const status of [301, 302, 307, 308]) {
      answer = (__, response) => {
        response.writeHead(status, { location: `${other.url}/v1/transit/decrypt/cleat` }).end();
      };
      expect(await said(wrapped)).toEqual([
        `SERVICE_SECRET_KMS cannot be decrypted: ${service.host} leads to another place, where no secret is sent`,
      ]);
    }
    expect(reached).toBe(0);
    await other.stop();
  });

  it.each(Object.entries(kinds))('that sends without end is left: %s', async (_, wrapped) => {
    answer = (__, response) => {
      const chunk = Buffer.alloc(65_536, 0x20);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    expect(await said(wrapped)).toEqual([
      `SERVICE_SECRET_KMS cannot be decrypted: the answer of ${service.host} is too long`,
    ]);
  });

  it.each(Object.entries(kinds))(
    'that says nothing, or stops in the middle, is left: %s',
    async (_, wrapped) => {
      const late = [
        `SERVICE_SECRET_KMS cannot be decrypted: ${service.host} does not answer in time`,
      ];
      answer = () => undefined;
      expect(await said(wrapped, 100)).toEqual(late);
      answer = (__, response) => void response.write('{"data":');
      expect(await said(wrapped, 100)).toEqual(late);
    },
  );

  it.each(Object.entries(kinds))(
    'that answers something else is not used: %s',
    async (_, wrapped) => {
      const nothing = [
        `SERVICE_SECRET_KMS cannot be decrypted: ${service.host} answers with no secret`,
      ];
      for (const body of [
        null,
        [],
        'hunter2',
        { data: null, Plaintext: 1, plaintext: {} },
        { data: { plaintext: '' }, Plaintext: '', plaintext: '' },
        { data: { plaintext: 'hunter2!' }, Plaintext: 'hunter2!', plaintext: 'hunter2!' },
      ]) {
        answer = (__, response) => json(response, 200, body);
        expect(await said(wrapped)).toEqual(nothing);
      }
      answer = (__, response) =>
        json(response, 400, { __type: 'constructor', message: 'hunter2', errors: ['hunter2'] });
      expect((await said(wrapped))[0]).toMatch(/\(400\)$/);
    },
  );
});

describe('an encrypted secret', () => {
  it('leads to no other host, and to no other path', async () => {
    const vault = await startVault();
    const set = { ...vault.environment, GOOGLE_KMS_URL: vault.url, GOOGLE_KMS_TOKEN: 'ya29.token' };
    for (const key of [
      'vault:@evil.test/transit/cleat',
      'vault:/evil.test/cleat',
      'vault:transit/../sys/cleat',
      'vault:transit/cleat?x=/y',
      'vault:transit/%2e%2e/cleat',
      'vault:cleat',
      'google:projects/a/../../evil/locations/b/keyRings/c/cryptoKeys/d',
      'google:@evil.test/projects/a/locations/b/keyRings/c/cryptoKeys/d',
      'google:projects/a/locations/b/keyRings/c/cryptoKeys/d#',
    ]) {
      const [sentence] = await saidOf({ ...set, SERVICE_SECRET_KMS: `${key}:AAAA` });
      expect([key, sentence]).toEqual([key, expect.stringContaining('its key must be as')]);
    }
    expect(vault.asked()).toBe(0);
    await vault.stop();
  });

  it('has a form, and a service of keys with an address', async () => {
    const aws = {
      AWS_ACCESS_KEY_ID: 'AKID',
      AWS_SECRET_ACCESS_KEY: 'aws-secret',
      SERVICE_SECRET_KMS: 'aws:alias/cleat:AAAA',
    };
    const form =
      'SERVICE_SECRET_KMS must be as vault:transit/key:vault:v1:…, aws:key:… or google:projects/…/cryptoKeys/key:…';
    for (const text of ['hunter2', 'gcp:key:AAAA', 'aws::AAAA', 'aws:key:', 'aws:key:AA AA', ',']) {
      expect(await saidOf({ SERVICE_SECRET_KMS: text })).toEqual([form]);
    }
    expect(await saidOf({ ...aws, AWS_REGION: 'evil.test/' })).toEqual([
      'AWS_REGION must be as eu-central-1',
    ]);
    expect(await saidOf({ SERVICE_SECRET_KMS: 'vault:transit/cleat:vault:v1:AAAA' })).toEqual([
      'VAULT_ADDR must be set, because SERVICE_SECRET_KMS is set',
    ]);
    const vault = {
      SERVICE_SECRET_KMS: 'vault:transit/cleat:vault:v1:AAAA',
      VAULT_TOKEN: 'hvs.token',
    };
    expect(await saidOf({ ...vault, VAULT_ADDR: 'http://vault.test' })).toEqual([
      'VAULT_ADDR must be a URL without credentials and query: https, or http on this machine',
    ]);
    expect(
      await saidOf({ ...vault, VAULT_ADDR: 'https://vault.test', VAULT_TOKEN: 'hvs.a\nb: c' }),
    ).toEqual(['VAULT_TOKEN must have no space and no line break']);
  });

  it('stands in the place of the variable and of its file', async () => {
    for (const other of ['SERVICE_SECRET', 'SERVICE_SECRET_FILE']) {
      expect(
        await saidOf({ SERVICE_SECRET_KMS: 'aws:key:AAAA', [other]: 'secret-enough' }),
      ).toEqual([`SERVICE_SECRET_KMS must not be set, because ${other} is set`]);
    }
  });

  it('is no credential of the service of keys itself, whose name is no slip', async () => {
    const { environment } = await unwrapSecrets({ VAULT_TOKEN_KMS: 'aws:key:AAAA' });
    expect(environment).toEqual({ VAULT_TOKEN_KMS: 'aws:key:AAAA' });
    expect(misspeltVariables({ DATABASE_URL_KMS: '', AWS_REGION: '', AWS_PROFILE: '' })).toEqual(
      [],
    );
    expect(misspeltVariables({ SERVICE_SECRET_KSM: '' })).toEqual([
      { name: 'SERVICE_SECRET_KSM', meant: 'SERVICE_SECRET_KMS' },
    ]);
  });
});
