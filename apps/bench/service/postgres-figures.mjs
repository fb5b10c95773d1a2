/** @param {readonly string[]} urls @returns {Promise<{ readonly tables: number, readonly indexes: number }>} bytes. */
export async function sizeOfPostgres(urls) {
  const size = { tables: 0, indexes: 0 };
  for (const url of urls) {
    await overPostgres(url, async (client) => {
      const { rows } = await client.query(
        `select sum(pg_table_size(oid)) as tables, sum(pg_indexes_size(oid)) as indexes
           from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
      );
      size.tables += Number(rows[0]?.['tables']);
      size.indexes += Number(rows[0]?.['indexes']);
    });
  }
  return size;
}

/** @param {string} url @returns {Promise<Readonly<Record<string, number>>>} How many transactions each database of the server has confirmed. */
export async function commitsOf(url) {
  const { rows } = await overPostgres(url, (client) =>
    client.query('select datname, xact_commit from pg_stat_database'),
  );
  return Object.fromEntries(rows.map((row) => [row['datname'], Number(row['xact_commit'])]));
}

/** @param {string} url @param {string} name @returns {Promise<string>} where it is. */
export async function newDatabase(url, name) {
  await overPostgres(url, (client) => client.query(`create database ${name}`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: import('../../service/postgres/pg.mjs').PgClient) => Promise<Result>} work
 */
export async function overPostgres(url, work) {
  const { Pool } = await import('../../service/postgres/pg.mjs');
  const pool = new Pool({
    connectionString: url,
    application_name: 'cleat-bench',
    max: 1,
    connectionTimeoutMillis: 10_000,
    query_timeout: 7_200_000,
    keepAlive: true,
    pipeline: false,
    types: { getTypeParser: () => (value) => value },
  });
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
    await pool.end();
  }
}
