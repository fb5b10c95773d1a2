import { ConfigError } from '../../config/config-error';
import type { Environment } from '../../config/read-variables';
import {
  type SecretKmsName,
  secretKmsNames,
  variableOf,
  wrappedSecrets,
} from '../../config/wrapped-secrets';
import { KeyServiceError } from '../../ports/key-service';
import type { KeyServiceLimits } from './key-services';

/** An environment whose encrypted secrets are decrypted. */
export interface UnwrappedSecrets {
  /** With the variables of the secrets, and without those of what they were encrypted as. */
  readonly environment: Environment;

  /** One for each that could not be decrypted. */
  readonly errors: readonly ConfigError[];
}

/**
 * Has each secret decrypted that the environment has as `…_KMS`. The service of keys is asked once, at the start; without such a
 * variable nothing of it is loaded. The process's own environment stays as it is, so that no secret stands in it.
 */
export async function unwrapSecrets(
  environment: Environment,
  limits: KeyServiceLimits = {},
): Promise<UnwrappedSecrets> {
  const names = secretKmsNames.filter((name) => environment[name]?.trim());
  if (names.length === 0) return { environment, errors: [] };
  const errors: ConfigError[] = [];
  const found = await Promise.all(
    names.map(async (name): Promise<readonly [string, string | undefined][]> => {
      try {
        return [
          [name, undefined],
          [variableOf(name), await unwrapped(name, environment, limits)],
        ];
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        errors.push(error);
        return [];
      }
    }),
  );
  return { environment: { ...environment, ...Object.fromEntries(found.flat()) }, errors };
}

async function unwrapped(
  name: SecretKmsName,
  environment: Environment,
  limits: KeyServiceLimits,
): Promise<string> {
  const { keyServiceOf } = await import('./key-services');
  const texts = wrappedSecrets(environment, name).map(async ({ kind, ...secret }) =>
    textIn(await keyServiceOf(kind, name, environment, limits).decrypt(secret), name),
  );
  try {
    return (await Promise.all(texts)).join(',');
  } catch (error) {
    if (!(error instanceof KeyServiceError)) throw error;
    throw new ConfigError(name, `cannot be decrypted: ${error.message}`);
  }
}

/** What was encrypted, without the line break that a file had at its end. */
function textIn(bytes: Uint8Array, name: SecretKmsName): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
    if (text !== '') return text;
  } catch {
    // No text, as an empty one.
  }
  throw new ConfigError(name, 'was encrypted from no text');
}
