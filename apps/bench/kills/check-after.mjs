import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError, say } from '../../../scripts/command.mjs';
import { isEnded } from './people.mjs';

const AT_ONCE = 6;

/** A sweep sends what waits, each minute. */
const MAILS_MS = 150_000;

/**
 * Looks for everything that was confirmed, when all parts are back. Returns what is wrong, in sentences.
 *
 * @param {Awaited<ReturnType<typeof import('./killed-parts.mjs').startParts>>} set
 * @param {readonly import('./people.mjs').Person[]} people
 */
export async function checkAfter({ databaseUrl, mailbox, urls }, people) {
  const sql = (/** @type {string} */ text) => rowsOf(databaseUrl, text);
  // Each device has logged in once until here.
  const twice = sql(
    'select device from login_session group by account, device having count(distinct begun) > 1',
  );
  const is = { halves: 0, sessions: 0, ended: 0, names: 0, logins: 0 };
  let halves = 0;
  /** @param {keyof typeof is} what @param {() => Promise<unknown>} look What is true where it is so. */
  const count = async (what, look) => {
    const isSo = await look().catch((error) => say(`  ${error}`));
    if (isSo === true) is[what] += 1;
  };
  await inParallel(people, async ({ address, first, hasEndedSecond, name, second }) => {
    const user = first.visitor.user();
    await count('sessions', async () => {
      await first.visitor.resume();
      return true;
    });
    for (const { half, visitor } of second && !hasEndedSecond ? [first, second] : [first]) {
      halves += 1;
      await count('halves', async () => (await visitor.release()) === half);
    }
    if (second && hasEndedSecond) await count('ended', () => isEnded(second.visitor));
    await count('names', async () => (await addressOf(urls[0] ?? '', name)) === address);
    await count('logins', async () => {
      const { isLocked, ...sent } = await first.visitor.askForCode();
      if (isLocked) return false;
      await first.visitor.typeCode(sent);
      return first.visitor.user() === user;
    });
  });

  const ended = people.filter(({ hasEndedSecond }) => hasEndedSecond).length;
  const promised = people.filter((person) => person.promised > 0);
  const waiting = Number(sql('select count(*) from waiting_mail')[0]);
  sql('update waiting_mail set next = 0'); // Else some would wait for five minutes.
  for (let ms = 0; ms < MAILS_MS && sql('select id from waiting_mail').length > 0; ms += 1000) {
    await sleep(1000);
  }
  const mailed = promised.filter(
    (person) => mailbox.noticesTo(person.first.visitor.email) >= person.promised,
  ).length;
  /** @type {readonly (readonly [string, number, number])[]} */
  const found = [
    ['Sessions that go on', is.sessions, people.length],
    ['Halves that come back byte for byte', is.halves, halves],
    ['Devices that stay ended', is.ended, ended],
    ['Names', is.names, people.length],
    ['Logins once more', is.logins, people.length],
    [`Mails about a new device (${waiting} waited)`, mailed, promised.length],
    ['Codes that counted twice', twice.length, 0],
  ];
  for (const [what, count, of] of found) say(`${what}: ${count} of ${of}`);
  return found
    .filter(([, count, of]) => count !== of)
    .map(([what, ...of]) => `${what}: ${of.join(' of ')}.`);
}

/** The address of a name at the service. @param {string} url @param {string} name */
async function addressOf(url, name) {
  const answer = await fetch(`${url}/names/lookup/${name}`);
  const { record } = /** @type {{ record: { addresses: Record<string, string> } | null }} */ (
    await answer.json()
  );
  return record?.addresses['60'] ?? record?.addresses['2147483649'];
}

/** @param {string} url @param {string} text */
function rowsOf(url, text) {
  const { status, stderr, stdout } = spawnSync('psql', ['-qtA', url, '-c', text], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`psql failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * @template Each
 * @param {readonly Each[]} list
 * @param {(each: Each) => Promise<unknown>} work
 */
async function inParallel(list, work) {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const each of rest) await work(each);
    }),
  );
}
