/** What a check has found out about one part of a set-up. */
export interface Finding {
  /** `open` is what only a later moment can show, such as a service that is not started yet. */
  readonly is: 'open' | 'right' | 'wrong';

  /** What it is about: the name of a variable, or a part of the set-up. */
  readonly about: string;

  /** One sentence. It has hosts and origins, and no secret, user name or password. */
  readonly says: string;
}

export function right(about: string, says: string): Finding {
  return { is: 'right', about, says: plain(says) };
}

export function wrong(about: string, says: string): Finding {
  return { is: 'wrong', about, says: plain(says) };
}

export function open(about: string, says: string): Finding {
  return { is: 'open', about, says: plain(says) };
}

/** What a server sends can be in a sentence, and must not steer the terminal that shows it. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?').slice(0, MAX_LENGTH);
}

const MAX_LENGTH = 500;
