import type { SecretFileName } from './secret-files';
import type { VariableName } from './variables';
import type { SecretKmsName } from './wrapped-secrets';

/** What an error can be about. */
export type ConfigVariable = VariableName | SecretFileName | SecretKmsName;

/** A variable that the service cannot use. The message names the variable, and never its value. */
export class ConfigError extends Error {
  readonly variable: ConfigVariable;

  /** What else is wrong with it. */
  readonly others: readonly ConfigError[];

  constructor(variable: ConfigVariable, expected: string, others: readonly string[] = []) {
    super(`${variable} ${expected}`);
    this.variable = variable;
    this.others = others.map((each) => new ConfigError(variable, each));
  }
}
