import { openDatabase } from '../adapters/sql/open-database';
import { sqlStore } from '../adapters/sql/sql-store';
import { knownSites, siteRegister } from '../composition/compose-sites';
import { parseConfig } from '../config/config';
import type { Environment } from '../config/read-variables';
import { SiteError } from '../use-cases/sites/site-error';
import { sitesCommand } from './sites-command';
import { sponsorsCommand } from './sponsors-command';

/**
 * `main.js sites …`, `main.js limits` and `main.js sponsors …`, over the database of the variables, while the service runs. @returns what it says.
 *
 * @throws {@link SiteError} with a sentence for the operator.
 */
export async function runSites(
  words: readonly string[],
  environment: Environment,
): Promise<string> {
  const config = parseConfig(environment);
  if (config.databaseUrl === 'file::memory:') {
    throw new SiteError('DATABASE_URL is in memory, where no other program finds a site.');
  }
  const database = await openDatabase(config.databaseUrl, () => undefined);
  try {
    const store = sqlStore(database);
    const sites = knownSites(config, store, Date.now);
    if (words[0] === 'sponsors') return await sponsorsCommand(words, { sites, store });
    const register = siteRegister(config, store, sites, Date.now);
    return await sitesCommand(words, { register, sites, limits: config.limits });
  } finally {
    await database.close();
  }
}
