import type { VariableName } from './variables';

/** A variable that the service cannot use. The message names the variable, and never its value. */
export class ConfigError extends Error {
  readonly variable: VariableName;

  constructor(variable: VariableName, expected: string) {
    super(`${variable} ${expected}`);
    this.variable = variable;
  }
}
