import type { Database } from '../../src/adapters/sql/database';
import { Visitors } from '../visitors';

/** The statements of what visitors do with logins, devices and ways to open a wallet, each once. */
export async function recordedWalk(database: Database): Promise<readonly string[]> {
  const sent = new Set<string>();
  const recording =
    (rows: Database['rows']): Database['rows'] =>
    (sql, ...values) => {
      sent.add(sql.replaceAll(/\s+/g, ' ').trim());
      return rows(sql, ...values);
    };
  const visitors = await Visitors.over({
    ...database,
    rows: recording((...statement) => database.rows(...statement)),
    atOnce: (work, account) => database.atOnce((rows) => work(recording(rows)), account),
  });
  const email = 'ada@example.test';
  const owner = await visitors.logIn(email);
  const first = await visitors.addSlot(owner, 'device', true);
  await visitors.addSlot(owner, 'passkey');
  const other = await visitors.logIn(email);
  const second = await visitors.addSlot(other, 'device');
  await visitors.ask(owner, '/slots/release', { id: first });
  await visitors.ask(owner, '/slots/list');
  await visitors.ask(other, '/slots/renew');
  await visitors.act(owner, '/slots/stay', {}, { act: 'wallet.stay', subject: [] });
  await visitors.ask(owner, '/devices/list');
  await visitors.ask(owner, '/logins/list');
  await visitors.ask(owner, '/session/resume');
  await visitors.revokeSlot(owner, second);
  const code = await visitors.codeFor('new@example.test', owner.device);
  await visitors.joinEmail(owner, 'new@example.test', code);
  await visitors.logInAgain(owner, email);
  await visitors.service.sweep();
  return [...sent].sort();
}
