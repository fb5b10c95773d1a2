import { spawnSync } from 'node:child_process';
import { CommandError, root, runAsCommand, say } from './command.mjs';

const LONGEST = 72;
const conventional =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(?:\([\w./-]+\))?!?: \S/;

/**
 * The faults of the first lines of commit messages, one sentence each.
 *
 * @param {readonly string[]} subjects
 * @returns {readonly string[]}
 */
export function faultsOfSubjects(subjects) {
  return subjects.flatMap((subject) => [
    ...(subject.length > LONGEST
      ? [`${subject.length} characters, not ${LONGEST}: ${subject}`]
      : []),
    ...(conventional.test(subject) ? [] : [`not "type(scope): what changes": ${subject}`]),
  ]);
}

/** The subjects of the commits since this check was added: older ones were not written for it. */
function newSubjects() {
  const [added] = git(['log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-commits.mjs']);
  const range = added === undefined ? ['-1'] : [`${added}..HEAD`];
  return git(['log', '--no-merges', '--format=%s', ...range]);
}

/** @param {readonly string[]} args */
function git(args) {
  const { status, stdout } = spawnSync('git', [...args], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new CommandError('git could not list the commits.');
  return stdout.split('\n').filter(Boolean);
}

await runAsCommand(import.meta.url, () => {
  const subjects = newSubjects();
  const faults = faultsOfSubjects(subjects);
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
  say(`The subjects of ${subjects.length} commits are in order.`);
});
