import { inSpan } from '../../observe/trace';
import type { Database } from './database';

/** A database whose statements a collector sees by verb and table: never a value, nor the text. */
export function tracedDatabase(database: Database): Database {
  const { accounts } = database;
  return {
    ...(accounts && { accounts: { ...accounts, all: accounts.all.map(tracedDatabase) } }),
    rows: traced((sql, ...values) => database.rows(sql, ...values)),
    atOnce: (work, account) =>
      inSpan('transaction', {}, () => database.atOnce((rows) => work(traced(rows)), account)),
    check: () => inSpan('check', {}, () => database.check()),
    close: () => database.close(),
  };
}

function traced(rows: Database['rows']): Database['rows'] {
  return (sql, ...values) => {
    const summary = summaryOf(sql);
    return inSpan(summary, { 'db.query.summary': summary }, () => rows(sql, ...values));
  };
}

/** As in `update login_session`. The statements are the service's own. */
function summaryOf(sql: string): string {
  const [verb = 'other'] = /^(?:select|insert|update|delete)\b/.exec(sql.trimStart()) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+([a-z_]+)/.exec(sql) ?? [];
  return `${verb} ${table}`.trimEnd();
}
