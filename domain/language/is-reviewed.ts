import type { Language } from './language';

/** Those whose texts about approvals, warnings and recovery a native speaker has read. */
const reviewed: readonly Language[] = ['en'];

/** Whether a native speaker has read the texts of a language about approvals, warnings and recovery. */
export function isReviewed(language: Language): boolean {
  return reviewed.includes(language);
}
