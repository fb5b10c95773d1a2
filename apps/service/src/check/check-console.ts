import type { Config } from '../config/config';
import { checkIssuer } from './check-providers';
import { type Finding, open, right, wrong } from './finding';
import { originsIn, parsePolicy } from './policy';
import { readAnswer } from './read-answer';

/** Whether the operators' provider is there, and the console's files are of this service. */
export function checkConsole({
  console: settings,
}: Pick<Config, 'console'>): readonly Promise<Finding>[] {
  if (!settings) return [];
  return [
    checkIssuer('CONSOLE_ISSUER', settings.issuer),
    checkFiles(settings.origin, new URL(settings.publicUrl).origin),
  ];
}

async function checkFiles(origin: string, service: string): Promise<Finding> {
  const about = 'CONSOLE_ORIGIN';
  const answer = await readAnswer(`${origin}/`);
  if (typeof answer === 'string') return open(about, answer);
  const policy = parsePolicy(answer.headers.get('content-security-policy') ?? '');
  const [received] = originsIn(policy, 'connect-src');
  if (received === undefined) {
    return wrong(about, `${origin} sends no headers of the console’s headers.json: see the guide.`);
  }
  return received === service
    ? right(about, `${origin} has the console of this service.`)
    : wrong(about, `Expected a console of ${service}, received one of ${received}.`);
}
