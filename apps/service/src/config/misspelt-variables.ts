import { nearest } from '../../../../domain/outside/nearest';
import type { Environment } from './read-variables';
import { secretFileNames } from './secret-files';
import { variables } from './variables';
import { secretKmsNames } from './wrapped-secrets';

/** A variable that the service does not read, and the one that it was probably meant to be. */
export interface MisspeltVariable {
  readonly name: string;
  readonly meant: string;
}

const names: readonly string[] = [...Object.keys(variables), ...secretFileNames, ...secretKmsNames];

/** The variables of an environment whose names are a slip of one that the service reads. Most of the others are not the service's. */
export function misspeltVariables(environment: Environment): readonly MisspeltVariable[] {
  return Object.keys(environment)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, names);
      return meant === undefined ? [] : [{ name, meant }];
    });
}
