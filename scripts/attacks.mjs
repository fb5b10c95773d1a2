import { ensureAssistiveTechnology } from '../apps/wallet-frame/tests/attacks/assistive-technology.mjs';
import { reportOf, tableOf } from './attack-report.mjs';
import { CommandError, runAsCommand, say } from './command.mjs';
import { jest, prepare } from './test.mjs';
import { attackers } from './threat-models.mjs';
import { ensureScreen } from '../apps/wallet-frame/tests/attacks/virtual-screen.mjs';

/**
 * `npm run attacks`: every attack of the threat models, the long ones as well, and how many of each attacker's powers were
 * held. `npm run attacks -- --long` runs those in `attacks/long` alone. Other arguments go to Jest.
 */
async function attacks() {
  ensureScreen(); // For the presses of a real mouse.
  ensureAssistiveTechnology();
  const args = process.argv.slice(2);
  const chosen = args.filter((arg) => arg !== '--long');
  const projects = ['unit', 'react', 'integration', 'service', 'wallet-frame'];
  await prepare(projects);
  const paths = args.includes('--long') ? '/attacks/long/' : '/attacks/';
  const outcome = await jest([
    '--selectProjects',
    ...projects,
    // Jest would run what either pattern matches.
    ...(chosen.includes('--testPathPatterns') ? [] : ['--testPathPatterns', paths]),
    // In the place of those that leave the long ones out.
    '--testPathIgnorePatterns',
    '/node_modules/',
    ...chosen,
  ]);
  judge(outcome, args.length === 0);
}

/**
 * Prints what became of the powers.
 *
 * @param {import('./test.mjs').Outcome} outcome
 * @param {boolean} isWhole Whether all attacks were to run.
 * @throws {CommandError} unless each attack was held, and each control shows that its attack works.
 */
export function judge({ exitCode, failed, passed, tests }, isWhole) {
  const powers = attackers().flatMap((attacker) => attacker.powers);
  const { faults, rows } = reportOf(powers, tests, isWhole);
  say(tableOf(rows));
  say(`${passed} tests passed, ${failed} failed`);
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  if (exitCode !== 0) throw new CommandError('A test of an attack failed.');
}

await runAsCommand(import.meta.url, attacks);
