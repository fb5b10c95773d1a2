/** The logins that have left for a provider in the tab of one site, newest first. */
export interface PendingLogins {
  list(): Promise<readonly string[]>;
  add(flow: string): Promise<void>;
  drop(flow: string): Promise<void>;
}
