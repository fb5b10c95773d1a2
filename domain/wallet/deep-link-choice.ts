import { isAppLink } from './app-link';
import { textOf } from '../outside/untrusted-record';

/** The wallet app that the phone opened last. Later requests open it again. */
export interface DeepLinkChoice {
  readonly href: string;
  readonly name: string;
}

/** Parses a stored choice; `undefined` when there is none, or when its link opens no app. */
export function parseDeepLinkChoice(value: unknown): DeepLinkChoice | undefined {
  const href = textOf(value, 'href');
  const name = textOf(value, 'name');
  if (href === undefined || name === undefined || !isAppLink(href)) return undefined;
  return { href, name };
}
