import { MoveError } from './adapters/sql/move/move-error';
import { unwrapSecrets } from './adapters/kms/unwrapped-secrets';
import { checkService, linesOf } from './check/check-service';
import { secretProgress } from './commands/secret-progress';
import { move } from './commands/move';
import { restored } from './commands/restored';
import { runSites } from './commands/run-sites';
import { parseConfig } from './config/config';
import { ConfigError } from './config/config-error';
import { misspeltVariables } from './config/misspelt-variables';
import type { Environment } from './config/read-variables';
import { endOnCrash, endWith } from './observe/last-line';
import { createLogger, kindOf } from './observe/logger';
import { serve } from './serve';
import { SiteError } from './use-cases/sites/site-error';
import { verifyLog } from './commands/verify-log';

/** Starts the service with the variables of the environment, until a signal ends it. */
async function main(): Promise<void> {
  endOnCrash();
  const write = (line: string): void => void process.stdout.write(line);
  const config = parseConfig(await decrypted());
  const service = await serve(config, { write, onFailed: endByError });
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void service.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // At every LOG_LEVEL, and first: who starts it learns the port.
  createLogger('info', write).info('listening', { url: service.url });
  const logger = createLogger(config.logLevel, write);
  for (const { meant, name } of misspeltVariables(process.env)) {
    logger.warn('a variable is not known', { name, meant });
  }
}

/**
 * `main.js check`: says what is wrong with the set-up, and ends with 1 where something is. With `--deliver`, receivers of events get a
 * message to try them out.
 */
async function check(): Promise<void> {
  const delivers = process.argv.includes('--deliver');
  const findings = await checkService(process.env, { delivers });
  process.stdout.write(linesOf(findings));
  process.exit(findings.some(({ is }) => is === 'wrong') ? 1 : 0);
}

/** `main.js sites …`, `main.js limits` and `main.js sponsors …`: shows and changes the sites, and what is paid for, while the service runs. */
async function sites(): Promise<void> {
  try {
    process.stdout.write(await runSites(process.argv.slice(2), await decrypted()));
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** `main.js log verify`: says whether the console's log is whole, and ends with 1 where it is not. */
async function log(): Promise<void> {
  const [what, ...words] = process.argv.slice(3);
  if (what !== 'verify') throw new Error('The log can be verified: log verify');
  const { isWhole, line } = await verifyLog(await decrypted(), words);
  process.stdout.write(`${line}\n`);
  process.exit(isWhole ? 0 : 1);
}

/** `main.js secret`: says how many key shares the present secret seals, and ends with 1 until it seals all. */
async function secret(): Promise<void> {
  const { isDone, lines } = await secretProgress(await decrypted());
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(isDone ? 0 : 1);
}

/** `main.js move`, `move --anew` and `move --switch`: moves the accounts to several databases. */
async function moveAccounts(): Promise<void> {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    await move(await decrypted(), process.argv.slice(3), say);
  } catch (error) {
    if (!(error instanceof MoveError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** `main.js restored service.log …`: makes a restored copy of the database fit to start with. */
async function restoredCopy(): Promise<void> {
  const { isDone, lines } = await restored(await decrypted(), process.argv.slice(3));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(isDone ? 0 : 1);
}

/**
 * The variables of the environment, with the secrets that a service of keys has decrypted.
 *
 * @throws {@link ConfigError} where one is not decrypted.
 */
async function decrypted(): Promise<Environment> {
  const { environment, errors } = await unwrapSecrets(process.env);
  const [error] = errors;
  if (error) throw error;
  return environment;
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  check,
  limits: sites,
  log,
  move: moveAccounts,
  restored: restoredCopy,
  secret,
  sites,
  sponsors: sites,
};
const run = commands[process.argv[2] ?? ''] ?? main;
run().catch(endByError);

function endByError(error: unknown): void {
  endWith(error instanceof ConfigError ? error.message : `It could not start: ${kindOf(error)}`);
}
