import { endPrograms } from '../../../scripts/run-program.mjs';
import { CommandError, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { choosePorts } from './ports.mjs';
import { reasonOf, Steps } from './steps.mjs';

const PARENT_EVERY_MS = 500;

/** `npm start`: from a fresh clone to a demo in the browser over chains of this machine. */
async function start() {
  const steps = new Steps(say);
  endOnSignals(steps);
  try {
    await openDemo(steps);
  } catch (error) {
    await steps.end();
    throw error instanceof CommandError ? error : new CommandError(reasonOf(error));
  }
}

/**
 * Installs what the demo needs, opens it with the EVM chains, and lets the others join.
 *
 * @param {Steps} steps
 */
async function openDemo(steps) {
  const tell = (/** @type {string} */ sentence) => steps.say(sentence);
  const ports = await choosePorts(tell);
  const chainPackages = steps.run('apps/chains', () => installFor(['chains', 'contracts'], tell));
  const walletPackages = steps.run('The packages of the embedded wallet', () =>
    installFor(['service', 'serviceOpenId', 'walletFrame'], tell),
  );
  await steps.run('The packages', () => installFor(['demo'], tell));

  const { startCounterparts } = await import('./counterparts.mjs');
  await startCounterparts({ steps, ports, chainPackages, walletPackages });
}

/**
 * Ends everything with one Ctrl-C, at any time; at once with a second one.
 *
 * @param {Steps} steps
 */
function endOnSignals(steps) {
  let isEnding = false;
  const end = async () => {
    if (isEnding) process.exit(0);
    isEnding = true;
    endPrograms();
    await steps.end();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => void end());
  }
  // A signal to npm alone ends the shell between the two, and does not come here.
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    void end();
  }, PARENT_EVERY_MS);
}

await runAsCommand(import.meta.url, start);
