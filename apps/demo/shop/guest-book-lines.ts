/** A line of the guest book, with the account that has signed in. */
export interface Line {
  readonly text: string;
  readonly address: string;

  /** In CAIP-2. */
  readonly chainId: string;

  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The newest lines, the latest first. */
export async function linesOf(): Promise<readonly Line[]> {
  return linesIn(await fetch('/guest-book'));
}

/** Writes a line of an account that has signed in, and returns the newest ones. Throws what the server says where it refuses. */
export async function write(text: string, address: string): Promise<readonly Line[]> {
  return linesIn(
    await fetch('/guest-book', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text, address }),
    }),
  );
}

async function linesIn(response: Response): Promise<readonly Line[]> {
  const answer: { readonly lines?: readonly Line[]; readonly reason?: string } =
    await response.json();
  if (!response.ok || !answer.lines) throw new Error(answer.reason ?? `status ${response.status}`);
  return answer.lines;
}
