/** What is counted on a day. Of a version of the frame, all its pages, and those of each site. */
export type TallySubject = 'frame' | 'frame-site' | 'limit' | 'mail-given-up';

export interface Tallied {
  readonly name: string;
  readonly n: number;

  /** The last day on which it was counted. */
  readonly lastDay: number;
}

/** What has been counted on each day, for the console. */
export interface StoredTallies {
  add(day: number, subject: TallySubject, name: string, n: number): Promise<void>;

  /** The sums of a subject since a day, the greatest first. */
  since(day: number, subject: TallySubject, most: number): Promise<readonly Tallied[]>;

  /** Deletes what is older than a day. */
  sweep(beforeDay: number): Promise<void>;
}
