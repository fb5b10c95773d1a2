import type { Config } from '../config/config';
import { type Finding, open, right, wrong } from './finding';
import { mayFrame, parsePolicy } from './policy';
import { readAnswer } from './read-answer';

/** Whether each site is there, and its own policy lets it have the frame. */
export function checkSites({
  login,
  origins,
}: Pick<Config, 'login' | 'origins'>): readonly Promise<Finding>[] {
  if (origins.length === 0) {
    return [
      Promise.resolve(
        open('ORIGINS', 'It is empty: only the sites of the rows may use the service.'),
      ),
    ];
  }
  return origins.map((origin) => checkSite(origin, login?.frameOrigin));
}

async function checkSite(origin: string, frameOrigin: string | undefined): Promise<Finding> {
  const about = `ORIGINS, ${origin}`;
  if (origin === frameOrigin) {
    return wrong(about, 'It is FRAME_ORIGIN: the frame needs an origin that no site has.');
  }
  const answer = await readAnswer(`${origin}/`);
  if (typeof answer === 'string') return open(about, answer);
  const header = answer.headers.get('content-security-policy');
  if (frameOrigin !== undefined && header !== null && !mayFrame(parsePolicy(header), frameOrigin)) {
    return wrong(
      about,
      `Its Content-Security-Policy lets no frame of ${frameOrigin} in: add it to frame-src.`,
    );
  }
  return right(about, `It answers with ${answer.status}.`);
}
