/** A login at another provider, under way. What the database must not know is sealed, or a hash. */
export interface NewSocialFlow {
  readonly id: string;
  readonly device: string;
  readonly site: string;
  readonly provider: string;

  /** The page of a login without a window, sealed, or empty. */
  readonly page: string;
}

/** A login that a browser has taken. */
export type TakenSocialFlow = Pick<NewSocialFlow, 'id' | 'page' | 'provider'>;

export interface SocialFlowState extends Omit<NewSocialFlow, 'id'> {
  /** How it has ended, sealed, or empty. */
  readonly outcome: string;

  /** What the browser that came back has in a cookie. */
  readonly handle: string;
}

/** The logins at other providers. */
export interface StoredSocialFlows {
  add(flow: NewSocialFlow, untilMs: number): Promise<void>;

  /** A login with a page that no browser has taken. */
  untaken(
    id: string,
    nowMs: number,
  ): Promise<(Omit<TakenSocialFlow, 'id'> & { readonly site: string }) | undefined>;

  /** The first browser takes a login: one with a page, or one without. */
  take(
    id: string,
    hasPage: boolean,
    by: { readonly browser: string; readonly state: string },
    nowMs: number,
  ): Promise<TakenSocialFlow | undefined>;

  /** That browser brings it back. Once. */
  comeBack(
    provider: string,
    by: { readonly browser: string; readonly state: string },
    nowMs: number,
  ): Promise<TakenSocialFlow | undefined>;

  /** It has ended so. The first end counts. */
  end(id: string, outcome: string, handle: string): Promise<void>;
  find(id: string, nowMs: number): Promise<SocialFlowState | undefined>;

  /** Takes it away. Whether it was there. */
  remove(id: string): Promise<boolean>;

  /** Deletes what is over. */
  sweep(nowMs: number): Promise<void>;
}
