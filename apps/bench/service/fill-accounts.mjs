import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { SEALER } from './spawn-bench-service.mjs';

/** Of a device's public key, a sealed half, a sealed way, and what a login says of itself, as the service stores them. */
export const LENGTHS = { device: 125, half: 80, sealed: 420, login: 190 };

const CHUNK = 50_000;

/** @param {string} file @param {number} accounts */
export function fillSqlite(file, accounts) {
  const Libsql = createRequire(join(root, 'apps/service/package.json'))('libsql');
  const database = new Libsql(file);
  const text = (/** @type {number} */ length) => 'x'.repeat(length);
  const hashed = (/** @type {string} */ of, /** @type {'base64url' | 'hex'} */ as = 'base64url') =>
    createHash('sha256').update(of).digest(as);
  const put = (/** @type {string} */ table, /** @type {string} */ columns) =>
    database.prepare(
      `insert into ${table} (${columns}) values (${columns.replaceAll(/\w+/g, '?')})`,
    );
  const wallet = put('wallet', 'account, device, slots, until, key, begun, made');
  const slot = put(
    'slot',
    'id, account, kind, device, half, sealer, sealed, first, kept, opened, created',
  );
  const device = put(
    'known_device',
    'id, account, device, browser, system, since, used, approved, opened',
  );
  const session = put(
    'login_session',
    'handle, account, device, site, login, known, begun, until, ends, replaced',
  );
  const login = put('account_login', 'name, account, sealed, created');
  database.exec('pragma busy_timeout = 5000');
  for (let n = 1; n <= accounts; n += 1) {
    if (n % CHUNK === 1) database.exec('begin immediate');
    const account = hashed(`a${n}`);
    const key = `${hashed(`d${n}`)}${text(LENGTHS.device - 43)}`;
    const sealed = [text(LENGTHS.device), text(LENGTHS.half), SEALER];
    wallet.run(account, text(LENGTHS.device), 2, 0, hashed(`k${n}`), n, n);
    slot.run(hashed(`1${n}`).slice(0, 36), account, 'device', ...sealed, '', 1, 1, 1, n);
    slot.run(
      hashed(`2${n}`).slice(0, 36),
      account,
      'passkey',
      ...sealed,
      text(LENGTHS.sealed),
      0,
      1,
      1,
      n,
    );
    device.run(`d${n}`, account, key, 'Chrome', 'Windows', n, n, 1, 1);
    session.run(
      hashed(`s${n}`, 'hex'),
      account,
      key,
      'https://site.example',
      account,
      `d${n}`,
      n,
      9e15,
      9e15,
      0,
    );
    login.run(account, account, text(LENGTHS.login), n);
    if (n % CHUNK === 0 || n === accounts) database.exec('commit');
  }
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}
