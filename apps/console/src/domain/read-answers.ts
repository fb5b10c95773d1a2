import {
  booleanOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
  numberOf,
  textOf,
} from '../../../../domain/outside/untrusted-record';

const DAY_MS = 24 * 3_600_000;
const BILLION = 1e9;

/** The operator who has logged in. */
export interface Me {
  readonly name: string;
  readonly subject: string;
  readonly mayAct: boolean;
}

export const readMe = (answer: unknown): Me => ({
  name: text(answer, 'name'),
  subject: text(answer, 'subject'),
  mayAct: text(answer, 'role') === 'act',
});

export interface Deletion {
  readonly account: string;
  readonly asker: string;
  readonly second: string;
  readonly askedMs: number;
  readonly readyMs: number;
}

const readDeletion = (value: unknown): Deletion => ({
  account: text(value, 'account'),
  asker: text(value, 'asker'),
  second: text(value, 'second'),
  askedMs: number(value, 'askedMs'),
  readyMs: number(value, 'readyMs'),
});

export const readOverview = (answer: unknown) => ({
  counts: (['accounts', 'wallets', 'devices', 'sessions', 'aside'] as const).map(
    (name) => [name, number(fieldOf(answer, 'counts'), name)] as const,
  ),
  health: each(answer, 'health', (one) => ({
    is: text(one, 'is'),
    about: text(one, 'about'),
    says: text(one, 'says'),
  })),
  deletions: each(answer, 'deletions', readDeletion),
});

/** The sites, the logins that each may offer, and the limits that each may have of its own. */
export const readSites = (answer: unknown) => ({
  sites: each(answer, 'sites', readSite),
  logins: (listOf(answer, 'logins') ?? []).filter((id) => typeof id === 'string'),
  limits: each(answer, 'limits', (one) => ({
    name: text(one, 'name'),
    meaning: text(one, 'meaning'),
    least: number(one, 'least'),
    most: number(one, 'most'),
    ofService: number(one, 'ofService'),
  })),
});

export type SitesRead = ReturnType<typeof readSites>;

const readSite = (site: unknown) => {
  const own = fieldOf(site, 'limits');
  const names = isUntrustedRecord(own) ? Object.keys(own) : [];
  return {
    origin: text(site, 'origin'),
    note: text(site, 'note'),
    isFrozen: booleanOf(site, 'isFrozen') === true,
    takesCodes: booleanOf(site, 'takesCodes') === true,
    isFixed: booleanOf(site, 'isFixed') === true,

    /** Absent where it offers all. */
    logins: listOf(site, 'logins')?.filter((id) => typeof id === 'string'),

    /** Its own, by their names. */
    limits: new Map(names.map((name) => [name, number(own, name)])),
  };
};

export type SiteRead = ReturnType<typeof readSite>;

/** The origin of a new site, as browsers write it. */
export const readAdded = (answer: unknown): string => text(fieldOf(answer, 'site'), 'origin');

export const readSiteSessions = (answer: unknown) =>
  new Map(
    each(answer, 'sessions', (one) => [
      text(one, 'site'),
      { sessions: number(one, 'sessions'), accounts: number(one, 'accounts') },
    ]),
  );

const readCounted = (one: unknown) => ({ name: text(one, 'name'), n: number(one, 'n') });

export const readMails = (answer: unknown) => ({
  waiting: each(answer, 'waiting', (one) => ({
    name: text(one, 'kind') || 'before an update',
    n: number(one, 'n'),
    tries: number(one, 'tries'),
  })),
  givenUp: each(answer, 'givenUp', readCounted),
});

export const readLimits = (answer: unknown) => each(answer, 'limits', readCounted);

const readFrame = (one: unknown) => ({
  version: text(one, 'version'),
  site: text(one, 'site'),
  n: number(one, 'n'),
  lastMs: number(one, 'lastDay') * DAY_MS,
});

/** Which versions of the frame pages have loaded, of all sites together and of each. */
export const readFrames = (answer: unknown) => ({
  versions: each(answer, 'versions', readFrame),
  bySite: each(answer, 'bySite', readFrame),
});

export type FrameRead = ReturnType<typeof readFrame>;

/** What sponsorships have cost, or hold of their budgets, a site, network and day each. */
export const readSponsors = (answer: unknown) =>
  each(answer, 'spent', (one) => ({
    site: text(one, 'site'),
    network: text(one, 'network'),
    dayMs: number(one, 'day') * DAY_MS,
    count: number(one, 'count'),
    coins: number(one, 'sum') / BILLION,
  }));

export const readLog = (answer: unknown) =>
  each(answer, 'entries', (one) => ({
    number: number(one, 'number'),
    timeMs: number(one, 'timeMs'),
    operator: text(one, 'operator').trim(),
    act: text(one, 'act'),
    about: text(one, 'about'),
    reason: text(one, 'reason'),
  }));

export const readVerification = (answer: unknown): string =>
  text(answer, 'kind') === 'whole'
    ? `The log is whole: ${number(fieldOf(answer, 'head'), 'number')} entries.`
    : `The log is broken: entry ${number(answer, 'number')} ${text(answer, 'why')}.`;

export const readFound = (answer: unknown) => ({
  account: text(answer, 'account'),
  isKnown: booleanOf(answer, 'isKnown') === true,
});

export const readLogins = (answer: unknown) =>
  each(answer, 'logins', (one) => ({
    id: text(one, 'id'),
    provider: text(one, 'provider'),
    label: text(one, 'label'),
    address: text(one, 'address'),
    createdAtMs: number(one, 'createdAtMs'),
  }));

export const readVisitor = (answer: unknown) => {
  const deletion = fieldOf(answer, 'deletion');
  return {
    account: text(answer, 'account'),
    logins: readLogins(answer),
    devices: each(answer, 'devices', (one) => ({
      id: text(one, 'id'),
      name: [text(one, 'browser'), text(one, 'system')].filter((part) => part !== '').join(' on '),
      sinceMs: number(one, 'sinceMs'),
      usedMs: number(one, 'usedMs'),
      isApproved: booleanOf(one, 'isApproved') === true,
    })),
    sessions: each(answer, 'sessions', (one) => ({
      device: text(one, 'device'),
      site: text(one, 'site'),
      begunMs: number(one, 'begunMs'),
    })),
    slots: each(answer, 'slots', (one) => ({
      id: text(one, 'id'),
      kind: text(one, 'kind'),
      createdMs: number(one, 'createdMs'),
      isOpened: booleanOf(one, 'isOpened') === true,
      isAside: text(one, 'aside') !== '',
    })),
    lockedUntilMs: numberOf(answer, 'lockedUntilMs'),
    heldUntilMs: numberOf(answer, 'heldUntilMs'),
    deletion: deletion === undefined ? undefined : readDeletion(deletion),

    /** Whether another operator keeps the key shares. */
    isElsewhere: booleanOf(answer, 'isElsewhere') === true,
  };
};

export type VisitorRead = ReturnType<typeof readVisitor>;

function text(value: unknown, name: string): string {
  return textOf(value, name) ?? '';
}

function number(value: unknown, name: string): number {
  return numberOf(value, name) ?? 0;
}

function each<Read>(value: unknown, name: string, read: (entry: unknown) => Read): readonly Read[] {
  return (listOf(value, name) ?? []).map(read);
}
