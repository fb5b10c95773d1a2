import { type Language, languageFor } from '../../../../../domain/language/language';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import type { AnswerHost } from './serve-host';

export interface RefuseAllDeps {
  /** Loads the page again, once its last answer has left. */
  readonly reload: () => void;

  /** The sentence that the visitor reads. */
  readonly say: (language: Language) => string;
}

/** A page that stays so long is loaded again after it has refused a request: its server may have another answer since. */
const STALE_MS = 5000;

/**
 * Refuses every request of the site with one sentence, in the language that the site names. It takes what the widget says of itself
 * and keeps nothing of it but that.
 */
export function refuseAll({ reload, say }: RefuseAllDeps): AnswerHost {
  const sinceMs = performance.now();
  let language: Language = 'en';
  return (type, { language: named }) => {
    if (type === 'SYNC_THEME' && named !== undefined) language = languageFor(named) ?? 'en';
    if (type === 'RELOAD') reload();
    if (['RELOAD', 'SYNC_DAPP_DATA', 'SYNC_THEME'].includes(type)) return Promise.resolve({});
    if (performance.now() - sinceMs > STALE_MS) reload();
    return Promise.reject(new HostRefusal(say(language)));
  };
}
