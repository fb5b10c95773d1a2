import type { SiwxSessions } from 'cleatkit/ports';

type SiwxSession = Parameters<SiwxSessions['add']>[0];

/** The sign-ins of a site that requires none by itself, and leaves the verification to its test. */
export class RecordedSignIns implements SiwxSessions {
  readonly isRequired = false;
  readonly signOutOnDisconnect = false;
  readonly added: SiwxSession[] = [];

  async createMessage(account: Parameters<SiwxSessions['createMessage']>[0]) {
    const data = {
      ...account,
      domain: location.host,
      uri: location.href,
      version: '1' as const,
      nonce: `nonce${String(this.added.length).padStart(8, '0')}`,
    };
    return { data, text: `Grüße von ${account.accountAddress}\n${data.nonce}` };
  }

  async get(account: Parameters<SiwxSessions['get']>[0]): Promise<readonly SiwxSession[]> {
    const { data } = await this.createMessage(account);
    return [{ data, message: '', signature: '' }];
  }

  async add(session: SiwxSession): Promise<void> {
    this.added.push(session);
  }

  async set(): Promise<void> {}

  async revoke(): Promise<void> {}

  async signOutOthers(): Promise<void> {}
}
