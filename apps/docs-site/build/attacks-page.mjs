import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attackersIn, models, namedIn } from '../../../scripts/attacks.mjs';
import { root } from '../../../scripts/command.mjs';

const names = ['The widget', 'The embedded wallet'];

/** The page with each attacker's powers, and the suites with the attacks. */
export function attacksPage() {
  const suites = attackSuites();
  const tables = models.map((model, at) => {
    const text = readFileSync(join(root, model), 'utf8');
    const rows = attackersIn(text).map(({ attacker, powers }) => {
      const own = suites.filter(({ ids }) => powers.some(({ id }) => ids.has(id)));
      const undefended = powers.filter(({ isDefended }) => !isDefended).length;
      const titles = own.map(({ file }) => `\`${file}\``).join('<br>');
      return `| ${attacker} ${nameOf(text, attacker)} | ${powers.length} | ${undefended} | ${titles} |`;
    });
    const head =
      '| Attacker | Powers | Undefended | Suites with the attacks |\n| --- | --- | --- | --- |';
    return `## ${names[at]}\n\n[Its threat model](../${model.replace('docs/', '')}) says what each attacker can do, and what keeps it from that.\n\n${head}\n${rows.join('\n')}\n`;
  });
  return `# Which attack proves which defence?

Each power of an attacker in the threat models is attacked by a test. A second test, the control, makes the same attack where the defence
is taken out, and has to succeed. \`npm run attacks\` runs all of them; it fails where an attack works, a control shows none, or a
power has neither. "Undefended" are the powers against which nothing helps: the model says so, and a test shows the harm.

${tables.join('\n')}`;
}

/** @param {string} text @param {string} attacker */
function nameOf(text, attacker) {
  const [, name = ''] = new RegExp(`^### ${attacker}[.:]? (.*)$`, 'm').exec(text) ?? [];
  return name.replace(/^[—–-] /, '');
}

/** The suites that name powers, and which. */
function attackSuites() {
  const { stdout } = spawnSync('git', ['ls-files', '*/attacks/*.test.ts', '*/attacks/*.test.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return { file, ids: new Set(namedIn(text).map(({ id }) => id)) };
    });
}
