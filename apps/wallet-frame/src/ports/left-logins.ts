/** The logins that left in the tab of one site, newest first. */
export interface LeftLogins {
  list(): Promise<readonly string[]>;
  add(flow: string): Promise<void>;
  drop(flow: string): Promise<void>;
}
