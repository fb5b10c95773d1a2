import { hkdfSync } from 'node:crypto';
import { freePort } from '../../../scripts/free-port.mjs';
import { spawnService } from '../../service/start.mjs';
import { FRAME, SITE } from './visitor.mjs';

const SECRET = 's'.repeat(40);

/** By which rows say that this service has sealed them. It does not start over rows of which none is its own. */
export const SEALER = Buffer.from(
  hkdfSync('sha256', SECRET, '', 'cleat/halves/1/name', 8),
).toString('base64url');

/**
 * Spawns the service as the visitors of a bench find it. It answers once it has printed something.
 *
 * @param {{ readonly databaseUrl: string, readonly smtpUrl: string }} parts
 * @param {Readonly<Record<string, string>>} [more] Variables besides.
 */
export async function spawnBenchService({ databaseUrl, smtpUrl }, more = {}) {
  const port = await freePort();
  const service = spawnService({
    PORT: String(port),
    ORIGINS: SITE,
    FRAME_ORIGIN: FRAME,
    SERVICE_SECRET: SECRET,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'login@wallet.test',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
    ...more,
  });
  return { service, url: `http://127.0.0.1:${port}` };
}
