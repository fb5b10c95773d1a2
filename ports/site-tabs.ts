import { createToken } from './token';

/** What one widget shares with the others of the site about one topic, in this tab and in others. */
export interface SiteTopic {
  /** Whether this widget is the one that reads for the others. */
  readonly leads: boolean;

  /** Sends `news`, which the browser copies, to the others. Does nothing without them. */
  tell(news: unknown): void;
}

/** The widgets and tabs of one site in one browser. */
export interface SiteTabs {
  /**
   * Joins those that follow `topic`, until `signal` aborts. One of them leads at a time; the next one does as soon as it
   * leaves. `hear` gets the news of the others, which any script of the site may have sent.
   */
  join(topic: string, hear: (news: unknown) => void, signal: AbortSignal): SiteTopic;
}

export const SiteTabs = createToken<SiteTabs>('SiteTabs');
