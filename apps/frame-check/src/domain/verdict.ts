import type { ReleaseEntry } from './log-entry';
import type { LogFault } from './log-fault';
import { headText } from './read-question';
import type { Difference } from './served-answer';
import type { LogHead } from './release-log';

/** What a check has found. */
export type Verdict =
  | {
      readonly kind: 'served';
      readonly release: ReleaseEntry;
      readonly files: number;
      readonly newest: ReleaseEntry;
      readonly head: LogHead;
    }
  | {
      readonly kind: 'differs';
      readonly release: ReleaseEntry;
      readonly differences: readonly Difference[];
      readonly head: LogHead;
    }
  | { readonly kind: 'unlisted'; readonly manifest: string; readonly head: LogHead }
  | { readonly kind: 'rewritten'; readonly fault: LogFault }
  | { readonly kind: 'unread'; readonly what: 'log' | 'manifest'; readonly why: Unread };

export type Unread = 'redirected' | 'unread' | 'status' | 'endless' | 'form';

const whys: Readonly<Record<Unread, string>> = {
  redirected: 'Its server sends the browser elsewhere.',
  unread: 'No answer came that this page may read.',
  status: 'Its server has no such file.',
  endless: 'The answer is larger than it may be.',
  form: 'It is not in its canonical form.',
};

const hows: Readonly<Record<Difference['how'], string>> = {
  bytes: 'has other bytes',
  status: 'is not there',
  redirected: 'leads elsewhere',
  unread: 'gave no answer that this page may read',
  header: 'has another header',
  unlisted: 'is named by the page, and is no file of the release',
};

/** Whether no newer release is in the log. An older one may have a known hole, and its operator has signed it all the same. */
export function isNewest(verdict: Verdict): boolean {
  return verdict.kind === 'served' && verdict.newest.sequence === verdict.release.sequence;
}

/** What was found, in one sentence that says no more than that. */
export function headlineOf(verdict: Verdict, origin: string): string {
  switch (verdict.kind) {
    case 'served': {
      const age = isNewest(verdict) ? '' : ', which is not the newest in its log';
      return `What this browser was served just now is release ${verdict.release.version} of ${origin}${age}.`;
    }
    case 'differs':
      return `What this browser was served just now differs from release ${verdict.release.version} of ${origin}.`;
    case 'unlisted':
      return `What this browser was served just now is of no release in the log of ${origin}.`;
    case 'rewritten':
      return 'The log was rewritten, or is not the one that you mean.';
    case 'unread':
      return `The ${verdict.what} could not be read, so nothing is known.`;
  }
}

/** The details, one sentence each. */
export function detailsOf(verdict: Verdict): readonly string[] {
  switch (verdict.kind) {
    case 'served': {
      const { files, newest, release } = verdict;
      return [
        `${files} files and their headers are those of line ${release.sequence + 1} of the log, of ${release.date}.`,
        isNewest(verdict)
          ? 'It is the newest release in the log.'
          : `The log has a newer release: ${newest.version}, of ${newest.date}.`,
        endText(verdict.head),
      ];
    }
    case 'differs':
      return [
        ...verdict.differences.map(
          ({ header, how, path }) =>
            `${path} ${hows[how]}${header === undefined ? '' : `: ${header}`}.`,
        ),
        endText(verdict.head),
      ];
    case 'unlisted':
      return [
        `Its server names a manifest with the hash ${verdict.manifest}.`,
        endText(verdict.head),
      ];
    case 'rewritten':
      return [verdict.fault.message];
    case 'unread':
      return [whys[verdict.why]];
  }
}

const endText = (head: LogHead): string => `The log ends with ${headText(head)}`;

/** What no check can say. Stands below each finding. */
export const limits = [
  'The server sees that this page asks, and not the wallet. It can answer the wallet, or another browser, with something else.',
  'A copy of the wallet that this browser has kept, and a service worker of the wallet’s origin, are not seen from here.',
  'A release is what the keeper of the key has signed. That its files are good, or made of public sources, is not said: who builds the same sources compares the manifest.',
  'A first look cannot see that the log was another one before. Compare its end with what others see.',
] as const;
