import { fieldOf } from '../../../../domain/outside/untrusted-record';
import type { Config } from '../config/config';
import { type Finding, right, wrong } from './finding';
import { jsonOf, readAnswer } from './read-answer';

const ABOUT = 'HALVES_URL';

/** Whether the service of the other operator is there. Its token is used by a login alone. */
export async function checkHalves({
  keyShares,
}: Pick<Config, 'keyShares'>): Promise<readonly Finding[]> {
  if (keyShares?.kind !== 'remote') return [];
  const answer = await readAnswer(`${keyShares.url}/health`);
  if (typeof answer === 'string') return [wrong(ABOUT, answer)];
  return fieldOf(jsonOf(answer), 'status') === 'ok'
    ? [right(ABOUT, `${keyShares.url} answers.`)]
    : [wrong(ABOUT, `${keyShares.url} does not answer as a service (status ${answer.status}).`)];
}
