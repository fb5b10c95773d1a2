import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from './config-error';
import type { Environment } from './read-variables';
import { type Variable, type VariableName, variables } from './variables';

/** A variable that names a file with the value of a secret one. */
export type SecretFileName = `${VariableName}_FILE`;

const MAX_BYTES = 65_536;

/** The names of all of them. */
export const secretFileNames: readonly SecretFileName[] = Object.entries<Variable>(variables)
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]): SecretFileName => `${name as VariableName}_FILE`);

/**
 * The text of the file that `…_FILE` names for a secret variable, as Docker and Kubernetes hand secrets over. `undefined` where
 * none is named.
 *
 * @throws {@link ConfigError} where the variable is set as well, and where the file has no text that can be read.
 */
export function secretInFile(environment: Environment, name: VariableName): string | undefined {
  const { isSecret }: Variable = variables[name];
  const file: SecretFileName = `${name}_FILE`;
  const path = isSecret && environment[file]?.trim();
  if (!path) return undefined;
  if (environment[name]?.trim()) {
    throw new ConfigError(file, `must not be set, because ${name} is set`);
  }
  const text = textIn(path, file);
  if (text === '') throw new ConfigError(file, 'names an empty file');
  return text;
}

function textIn(path: string, file: SecretFileName): string {
  try {
    if (statSync(path).size > MAX_BYTES) {
      throw new ConfigError(file, `names a file of more than ${MAX_BYTES} bytes`);
    }
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(file, 'names a file that cannot be read');
  }
}
