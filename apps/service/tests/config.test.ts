import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { configErrors, parseConfig } from '../src/config/config';
import { ConfigError } from '../src/config/config-error';
import { misspeltVariables } from '../src/config/misspelt-variables';
import { type Variable, variables } from '../src/config/variables';

const SECRET = 'x9'.repeat(20);
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' };
const apple = {
  APPLE_CLIENT_ID: 'id',
  APPLE_TEAM_ID: 'team',
  APPLE_KEY_ID: 'key',
  APPLE_PRIVATE_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
};
const openId = (more: object): string =>
  JSON.stringify([
    {
      id: 'keycloak',
      name: 'Keycloak',
      issuer: 'https://id.test',
      clientId: 'id',
      clientSecret: 'hunter2',
      ...more,
    },
  ]);
const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');

describe('the configuration', () => {
  it('is a service on loopback for no site where nothing is set', () => {
    const config = parseConfig({});

    expect(config).toMatchObject({ host: '127.0.0.1', port: 8787, origins: [], onramp: {} });
    expect(config.secret).toHaveLength(64);
    expect(parseConfig({}).secret).not.toBe(config.secret);
  });

  it('is documented in .env.example, variable by variable', () => {
    const documented = [...example.matchAll(/((?:^# .*\n)+)#? ?([A-Z_]+)=(.*)$/gm)].map(
      ([, comment = '', name, value]) => [
        name,
        comment.replaceAll(/^# /gm, '').replaceAll('\n', ' ').trim(),
        value,
      ],
    );

    expect(documented).toEqual(
      Object.entries<Variable>(variables).map(([name, { meaning, fallback = '' }]) => [
        name,
        meaning,
        fallback,
      ]),
    );
  });

  it('says what is wrong with each variable at once, without its value', () => {
    const environment = { PORT: 'hunter2', LOG_LEVEL: 'hunter2', ...google };

    expect(configErrors(environment).map(({ message }) => message)).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'LOG_LEVEL must be one of silent, error, warn, info',
      'PUBLIC_URL must be set, because a social login has credentials',
    ]);
    expect(configErrors({})).toEqual([]);
  });

  it('knows a variable whose name is a slip, and leaves those of other programs alone', () => {
    const others = { PATH: '', HOME: '', HOSTNAME: '', NODE_ENV: '', SERVICE_URL: '', EDITOR: '' };

    expect(misspeltVariables({ ...others, ORIGINS: '', PORT: '' })).toEqual([]);
    expect(misspeltVariables({ FRAME_ORIGN: '', Smtp_Url: '', MAILFROM: '' })).toEqual([
      { name: 'FRAME_ORIGN', meant: 'FRAME_ORIGIN' },
      { name: 'Smtp_Url', meant: 'SMTP_URL' },
      { name: 'MAILFROM', meant: 'MAIL_FROM' },
    ]);
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['SERVICE_SECRET', { HOST: '0.0.0.0' }],
    ['SERVICE_SECRET', { HOST: '0.0.0.0', SERVICE_SECRET: 'short-secret' }],
    ['SERVICE_SECRET', { SERVICE_SECRETS_BEFORE: SECRET }],
    ['SERVICE_SECRETS_BEFORE', { SERVICE_SECRET: SECRET, SERVICE_SECRETS_BEFORE: 'short-secret' }],
    ['ORIGINS', { ORIGINS: 'https://site.test/path' }],
    ['ORIGINS', { ORIGINS: '*' }],
    ['ORIGINS', { ORIGINS: 'https://*.site.test' }],
    ['ORIGINS', { ORIGINS: 'https://site.*' }],
    ['ORIGINS', { ORIGINS: 'null' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['PUBLIC_URL', { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hunter2' }],
    ['SMTP_URL', { ...google, PUBLIC_URL: 'https://service.test' }],
    ['APPLE_PRIVATE_KEY', { ...apple, APPLE_PRIVATE_KEY: 'hunter2' }],
    ['APPLE_KEY_ID', { ...apple, APPLE_KEY_ID: '' }],
    ['OPENID_PROVIDERS', { OPENID_PROVIDERS: '{}' }],
    ['OPENID_PROVIDERS', { OPENID_PROVIDERS: '[{"id":"a"}]' }],
    ['OPENID_PROVIDERS', { OPENID_PROVIDERS: openId({ id: 'google' }) }],
    ['OPENID_PROVIDERS', { OPENID_PROVIDERS: openId({ id: 'Key cloak' }) }],
    ['OPENID_PROVIDERS', { OPENID_PROVIDERS: openId({ issuer: 'http://id.test' }) }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://user:hunter2@db' }],
    ['ONRAMP_RETURN_URL', { ONRAMP_RETURN_URL: 'http://site.test' }],
    ['SMTP_URL', { SMTP_URL: 'http://user:hunter2@mail' }],
    ['SERVICE_SECRET', { SMTP_URL: 'smtp://user:hunter2@mail' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://mail', SERVICE_SECRET: 'x'.repeat(40) }],
    [
      'FRAME_ORIGIN',
      {
        SMTP_URL: 'smtp://mail',
        SERVICE_SECRET: 'x'.repeat(40),
        MAIL_FROM: 'a@b.test',
        FRAME_ORIGIN: 'https://a.test,https://b.test',
      },
    ],
    ['COINBASE_KEY_SECRET', { COINBASE_KEY_ID: 'id' }],
    ['COINBASE_KEY_ID', { COINBASE_KEY_SECRET: 'hunter2' }],
    ['COINBASE_KEY_SECRET', { COINBASE_KEY_ID: 'id', COINBASE_KEY_SECRET: 'hunter2' }],
    ['MOONPAY_SECRET', { MOONPAY_API_KEY: 'pk' }],
    [
      'MOONPAY_PAGE_URL',
      { MOONPAY_API_KEY: 'pk', MOONPAY_SECRET: 'hunter2', MOONPAY_PAGE_URL: 'http://127.0.0.1' },
    ],
    ['NAMES_PARENT', { SERVICE_SECRET: SECRET, NAMES_PARENT: 'Site.eth' }],
    ['NAMES_PARENT', { SERVICE_SECRET: SECRET, NAMES_PARENT: 'elsewhere' }],
    ['NAMES_PARENT', { SERVICE_SECRET: SECRET, NAMES_PARENT: 'site.eth' }], // Without logins.
    ['SERVICE_SECRET', { NAMES_PARENT: 'site.eth' }],
    [
      'NAMES_SIGNER_KEY',
      { SERVICE_SECRET: SECRET, NAMES_PARENT: 'site.eth', NAMES_SIGNER_KEY: 'hunter2' },
    ],
    [
      'NAMES_RPC_URLS',
      { SERVICE_SECRET: SECRET, NAMES_PARENT: 'site.eth', NAMES_RPC_URLS: 'https://elsewhere' },
    ],
    ['TRANSAK_REFERRER_DOMAIN', { TRANSAK_API_KEY: 'k', TRANSAK_API_SECRET: 'hunter2' }],
    [
      'TRANSAK_API_URL',
      {
        TRANSAK_API_KEY: 'k',
        TRANSAK_API_SECRET: 'hunter2',
        TRANSAK_REFERRER_DOMAIN: 'site.test',
        TRANSAK_API_URL: 'http://elsewhere.test',
      },
    ],
  ])('names %s where it cannot be used, and no value', (variable, environment) => {
    const error = thrownBy(() => parseConfig(environment));

    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toHaveProperty('variable', variable);
    expect(String(error)).toMatch(new RegExp(`^Error: ${variable} must`));
    expect(String(error)).not.toMatch(/hunter2|abc|65536|short-secret|loud|elsewhere/);
  });

  it('refuses a key of Coinbase on another curve', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

    expect(() => parseConfig({ COINBASE_KEY_ID: 'id', COINBASE_KEY_SECRET: pem })).toThrow('P-256');
  });

  it('reads a PEM text in one line', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ type: 'sec1', format: 'pem' }).toString();
    const oneLine = pem.replaceAll('\n', String.raw`\n`);

    const { onramp } = parseConfig({ COINBASE_KEY_ID: 'id', COINBASE_KEY_SECRET: oneLine });

    expect(onramp.coinbase?.key.asymmetricKeyType).toBe('ec');
  });

  it('listens elsewhere with a secret, and closes the metrics there', () => {
    const config = parseConfig({ HOST: '0.0.0.0', SERVICE_SECRET: SECRET });

    expect(config).toMatchObject({ secret: SECRET, metrics: { kind: 'closed' } });
    expect(parseConfig({ METRICS_TOKEN: 't' }).metrics).toEqual({ kind: 'token', token: 't' });
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
