import { createPrivateKey, type KeyObject } from 'node:crypto';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { printableText } from '../domain/printable-text';
import { ConfigError } from './config-error';
import { isLoopback } from '../domain/loopback';
import { jsonList } from './json-list';
import type { VariableReader } from './read-variables';
import type { VariableName } from './variables';

/** Brands whose operators have an id and a secret. */
export const secretBrands = ['google', 'github', 'facebook', 'x', 'discord'] as const;
export type SecretBrand = (typeof secretBrands)[number];

export interface ClientSecret {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface AppleConfig {
  readonly clientId: string;
  readonly team: string;
  readonly keyId: string;
  readonly key: KeyObject;
}

/** An OpenID provider of the operator's own choice. */
export interface OpenIdConfig extends ClientSecret {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
}

/** Logins at other providers. A provider without credentials is absent. */
export interface SocialConfig {
  /** The public address of this service, to which providers send the visitor back. */
  readonly publicUrl: string;
  readonly brands: Readonly<Partial<Record<SecretBrand, ClientSecret>>>;
  readonly apple?: AppleConfig;
  readonly others: readonly OpenIdConfig[];
}

const MAX_PROVIDERS = 10;

/** Logins at other providers, where the operator has credentials of one. They need the wallet's frame as e-mail does. */
export function parseSocial(read: VariableReader): SocialConfig | undefined {
  const brands = brandsOf(read);
  const apple = appleOf(read);
  const others = othersOf(read);
  if (Object.keys(brands).length === 0 && !apple && others.length === 0) return undefined;
  read.required('PUBLIC_URL', 'a social login has credentials');
  read.required(
    'SMTP_URL',
    'a social login has credentials, and logs in to the wallet of the login by e-mail',
  );
  const publicUrl = read.url('PUBLIC_URL', { allowLoopback: true });
  return { publicUrl, brands, others, ...(apple && { apple }) };
}

function brandsOf(read: VariableReader): SocialConfig['brands'] {
  const pairs = secretBrands.map((brand) => {
    const name = brand.toUpperCase() as Uppercase<SecretBrand>;
    return [brand, clientOf(read, `${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`)] as const;
  });
  return Object.fromEntries(pairs.filter(([, client]) => client !== undefined));
}

function clientOf(
  read: VariableReader,
  id: VariableName,
  secret: VariableName,
): ClientSecret | undefined {
  if (read.text(id) === '' && read.text(secret) === '') return undefined;
  const because = 'the other half of these credentials is set';
  return { clientId: read.required(id, because), clientSecret: read.required(secret, because) };
}

function appleOf(read: VariableReader): AppleConfig | undefined {
  const names = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;
  if (names.every((name) => read.text(name) === '')) return undefined;
  const because = 'another part of the key of Apple is set';
  const [clientId = '', team = '', keyId = '', pem = ''] = names.map((name) =>
    read.required(name, because),
  );
  return { clientId, team, keyId, key: appleKey(pem) };
}

function appleKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
  } catch {
    // It is no key.
  }
  throw new ConfigError('APPLE_PRIVATE_KEY', 'must be the PEM text of a P-256 key');
}

function othersOf(read: VariableReader): readonly OpenIdConfig[] {
  const text = read.text('OPENID_PROVIDERS');
  if (text === '') return [];
  const list = jsonList(text, MAX_PROVIDERS);
  const others = list?.map(otherOf) ?? [];
  const ids = new Set([...secretBrands, 'apple', 'farcaster', ...others.map((other) => other?.id)]);
  const isUsable = others.every((other): other is OpenIdConfig => other !== undefined);
  if (!isUsable || others.length === 0 || ids.size !== secretBrands.length + 2 + others.length) {
    throw new ConfigError(
      'OPENID_PROVIDERS',
      'must be a JSON list of at most 10 objects with id (a-z, 0-9, -; each once, no name of a brand), name, issuer ' +
        '(https), clientId and clientSecret',
    );
  }
  return others;
}

function otherOf(given: unknown): OpenIdConfig | undefined {
  const id = printableText(given, 'id', 32);
  const name = fieldOf(given, 'name');
  const issuer = printableText(given, 'issuer', 256);
  const clientId = printableText(given, 'clientId', 256);
  const clientSecret = printableText(given, 'clientSecret', 1024);
  const isComplete = clientId !== undefined && clientSecret !== undefined;
  if (id === undefined || !/^[a-z0-9-]+$/.test(id) || issuer === undefined || !isComplete) {
    return undefined;
  }
  if (typeof name !== 'string' || name.trim() === '' || name.length > 40) return undefined;
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSecure = url?.protocol === 'https:' || (url && isLoopback(url.hostname));
  if (!isSecure || url.search !== '' || url.hash !== '') return undefined;
  return { id, name: name.trim(), issuer, clientId, clientSecret };
}
