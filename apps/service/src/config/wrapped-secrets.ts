import { ConfigError } from './config-error';
import { kmsVariables } from './kms-variables';
import type { Environment } from './read-variables';
import { secretFileNames } from './secret-files';
import type { VariableName } from './variables';

/** A variable with the value of a secret one as a service of keys has encrypted it. */
export type SecretKmsName = `${VariableName}_KMS`;

export const keyServiceKinds = ['vault', 'aws', 'google'] as const;

export type KeyServiceKind = (typeof keyServiceKinds)[number];

/** A secret of the environment that a service of keys opens. */
export interface NamedSecret {
  readonly kind: KeyServiceKind;
  readonly key: string;
  readonly ciphertext: string;
}

const EXPECTED =
  'must be as vault:transit/key:vault:v1:…, aws:key:… or google:projects/…/cryptoKeys/key:…';

/** The names of all of them: what a service of keys is reached by cannot come from it. */
export const secretKmsNames: readonly SecretKmsName[] = secretFileNames
  .map((file) => file.slice(0, -'_FILE'.length) as VariableName)
  .filter((name) => !(name in kmsVariables))
  .map((name): SecretKmsName => `${name}_KMS`);

export function variableOf(name: SecretKmsName): VariableName {
  return name.slice(0, -'_KMS'.length) as VariableName;
}

/**
 * The encrypted secrets of `name`: several are separated by commas, as their texts are then.
 *
 * @throws {@link ConfigError} where the variable or its file is set as well, and for what is no encrypted secret.
 */
export function wrappedSecrets(
  environment: Environment,
  name: SecretKmsName,
): readonly NamedSecret[] {
  const variable = variableOf(name);
  const other = [variable, `${variable}_FILE`].find((each) => environment[each]?.trim());
  if (other !== undefined) {
    throw new ConfigError(name, `must not be set, because ${other} is set`);
  }
  return (environment[name] ?? '').split(',').map((text) => {
    const [, kind = '', key = '', ciphertext = ''] =
      /^(\w+):(.+?):((?:vault:v\d+:)?[A-Za-z0-9+/]+={0,2})$/.exec(text.trim()) ?? [];
    const known = keyServiceKinds.find((each) => each === kind);
    if (!known) throw new ConfigError(name, EXPECTED);
    return { kind: known, key, ciphertext };
  });
}
