/** Why the service does not answer what an operator asks, by its code. */
export class ConsoleRefusal extends Error {
  override readonly name = 'ConsoleRefusal';
  readonly code: string;
  readonly seconds: number | undefined;

  /** What the service says of a site, as its command does. */
  readonly says: string;

  constructor(code: string, more: { readonly seconds?: number; readonly says?: string } = {}) {
    super(code);
    this.code = code;
    this.seconds = more.seconds;
    this.says = more.says ?? '';
  }
}

/** One sentence for the operator. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ConsoleRefusal)) return 'Something went wrong. Reload the page.';
  if (error.says !== '') return error.says;
  if (error.seconds !== undefined) return `Too often. Try again in ${waitOf(error.seconds)}.`;
  return sentences[error.code] ?? 'The service could not do it.';
}

const sentences: Readonly<Record<string, string>> = {
  account: 'This is no hash of an account: it has 43 letters, digits, - or _.',
  deletion: 'No deletion waits for that, or one waits already.',
  email: 'This is no email address.',
  halves_elsewhere: 'Another operator keeps the key shares: a visitor cannot be deleted here.',
  login_again: 'Your login is too long ago for this. Log in again.',
  origin_unusable: 'This is no origin as in https://shop.example.',
  provider: 'Your OpenID provider cannot be reached.',
  reason: 'A reason has 8 to 300 characters, in one line and without an address.',
  role: 'You may read, and not act.',
  second_operator: 'You have asked for it yourself: a second operator has to agree.',
  session: 'Your session is over. Log in again.',
  unknown_account: 'The service knows no such visitor.',
  unreachable: 'The service cannot be reached.',
};

function waitOf(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
