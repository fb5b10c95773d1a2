import type { SiwxSessions } from 'cleatkit/ports';

type SiwxSession = Parameters<SiwxSessions['add']>[0];

/** The fields of a sign-in, from which a wallet of Solana makes the text by itself (`solana:signIn`). */
function solanaText(data: SiwxSession['data']): string {
  const lines = [
    `${data.domain} wants you to sign in with your Solana account:`,
    data.accountAddress,
    '',
    'Greetings from the site.',
    '',
    `URI: ${data.uri}`,
    `Version: ${data.version}`,
    `Chain ID: ${data.chainId}`,
    `Nonce: ${data.nonce}`,
    `Issued At: ${ISSUED_AT}`,
  ];
  return lines.join('\n');
}

const ISSUED_AT = '2026-01-01T00:00:00.000Z';

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
    const isSolana = account.chainId.startsWith('solana:');
    const text = isSolana ? solanaText(data) : `Grüße von ${account.accountAddress}\n${data.nonce}`;
    return { data, text };
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
