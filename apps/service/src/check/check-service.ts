import { unwrapSecrets } from '../adapters/kms/unwrapped-secrets';
import { configErrors, parseConfig } from '../config/config';
import { misspeltVariables } from '../config/misspelt-variables';
import type { Environment } from '../config/read-variables';
import { checkCollector } from './check-collector';
import { checkConsole } from './check-console';
import { checkDatabase } from './check-database';
import { checkFrame } from './check-frame';
import { checkHalves } from './check-halves';
import { checkMail } from './check-mail';
import { checkNodes } from './check-nodes';
import { checkProviders } from './check-providers';
import { checkSites } from './check-sites';
import { checkSponsors } from './check-sponsors';
import { checkWebhooks, type WebhookCheck } from './check-webhooks';
import { type Finding, right, wrong } from './finding';

/**
 * Looks at a whole set-up, with the variables that the service would start with: reads the variables, and reaches the
 * database, the mail server, the providers, the nodes, the frame, the sites, and what hears of or pays for visitors. Changes nothing,
 * and sends no mail.
 *
 * @param webhooks Whether receivers of events get a message to try them out.
 */
export async function checkService(
  given: Environment,
  webhooks: WebhookCheck = { delivers: false },
): Promise<readonly Finding[]> {
  const misspelt = misspeltVariables(given).map(({ meant, name }) =>
    wrong(name, `The service reads no such variable. Did you mean ${meant}?`),
  );
  const { environment, errors: encrypted } = await unwrapSecrets(given);
  // What else is wrong may follow from a secret that is missing.
  const found = encrypted.length > 0 ? encrypted : configErrors(environment);
  const errors = found.map(({ message, variable }) => wrong(variable, `${message}.`));
  if (errors.length > 0) return [...misspelt, ...errors];
  const config = parseConfig(environment);
  const findings = await Promise.all([
    ...checkDatabase(config),
    ...(config.login ? checkMail(config.login) : []),
    checkHalves(config),
    ...checkProviders(config),
    ...checkNodes(config),
    checkFrame(config),
    ...checkSites(config),
    ...checkConsole(config),
    checkCollector(config),
    ...checkSponsors(config),
    checkWebhooks(config, webhooks),
  ]);
  return [...misspelt, right('Variables', 'Each can be used.'), ...findings.flat()];
}

const words = { open: 'open ', right: 'right', wrong: 'WRONG' };

/** The findings as lines for a terminal, and what they come to. */
export function linesOf(findings: readonly Finding[]): string {
  const lines = findings.map(({ about, is, says }) => `${words[is]}  ${about}: ${says}`);
  const count = findings.filter(({ is }) => is === 'wrong').length;
  const sum = count === 0 ? 'Nothing is wrong.' : `${count} of ${findings.length} are wrong.`;
  return [...lines, '', sum, ''].join('\n');
}
