import { numberOf, textOf } from '../../../../domain/outside/untrusted-record';

/** The message of the line that says so in the service's output. */
export const ENDED_WAY = 'a way to open a wallet was ended';

/** What a wallet's key has signed to end a slot. It holds for ever: the id of a slot is never used again. */
export interface SignedEnding {
  readonly slot: string;
  readonly nonce: string;
  readonly until: number;
  readonly signature: string;
}

/** The ending that a line of the service's output says, also where a collector of logs has put something before it. */
export function endingIn(line: string): SignedEnding | undefined {
  if (!line.includes(ENDED_WAY)) return undefined;
  const said = parsed(line.slice(Math.max(line.indexOf('{"time"'), 0)));
  if (textOf(said, 'message') !== ENDED_WAY) return undefined;
  const [slot, nonce, signature] = ['slot', 'nonce', 'signature'].map((name) => textOf(said, name));
  const until = numberOf(said, 'until');
  if (slot === undefined || nonce === undefined || signature === undefined) return undefined;
  return until === undefined ? undefined : { slot, nonce, until, signature };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
