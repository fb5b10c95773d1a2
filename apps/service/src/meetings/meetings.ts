import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';

/** How long the two pages have to meet. */
const LIFE_MS = 600_000;
const ID_BYTES = 16;

export interface MeetingsDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/** Where a meeting stands, as the page that began it sees it. */
export type MeetingState =
  | { readonly state: 'waiting' | 'taken' | 'over' }
  | { readonly state: 'answered'; readonly answer: string };

/**
 * Two pages of the wallet's origin that share no storage: the frame in a site, and a window that the frame opens. The
 * frame leaves a question, one window takes it, and its answer is fetched once. Both texts are sealed with a key that
 * the service never has. Every rule is one statement.
 */
export class Meetings {
  readonly #deps: MeetingsDeps;

  constructor(deps: MeetingsDeps) {
    this.#deps = deps;
  }

  /** Leaves a question, and returns the id by which one window takes it. */
  async begin(device: string, question: string): Promise<string> {
    const { database, now } = this.#deps;
    const id = newId();
    await database.rows(
      `insert into meeting (id, device, question, taker, answer, until) values (?, ?, ?, '', '', ?)`,
      this.#hashOf(id),
      device,
      question,
      now() + LIFE_MS,
    );
    return id;
  }

  /** The question, for the first that asks, and the name under which it may answer. */
  async take(id: string): Promise<{ question: string; taker: string } | undefined> {
    const { database, now } = this.#deps;
    const taker = newId();
    const [row] = await database.rows(
      `update meeting set taker = ? where id = ? and taker = '' and until > ? returning question`,
      this.#hashOf(taker),
      this.#hashOf(id),
      now(),
    );
    return row && { question: String(row['question']), taker };
  }

  /** Leaves the answer, once. `false` where the meeting is over, or another window has taken it. */
  async answer(id: string, taker: string, answer: string): Promise<boolean> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `update meeting set answer = ?, question = ''
       where id = ? and taker = ? and taker <> '' and answer = '' and until > ? returning id`,
      answer,
      this.#hashOf(id),
      this.#hashOf(taker),
      now(),
    );
    return row !== undefined;
  }

  /** Where the meeting of a device stands. The answer is given once, and the meeting is over then. */
  async look(id: string, device: string): Promise<MeetingState> {
    const { database, now } = this.#deps;
    const [answered] = await database.rows(
      `delete from meeting where id = ? and device = ? and answer <> '' and until > ? returning answer`,
      this.#hashOf(id),
      device,
      now(),
    );
    if (answered) return { state: 'answered', answer: String(answered['answer']) };
    const [open] = await database.rows(
      'select taker from meeting where id = ? and device = ? and until > ?',
      this.#hashOf(id),
      device,
      now(),
    );
    if (!open) return { state: 'over' };
    return { state: open['taker'] === '' ? 'waiting' : 'taken' };
  }

  /** Ends a meeting of a device: the window that comes later finds nothing. */
  async end(id: string, device: string): Promise<void> {
    const sql = 'delete from meeting where id = ? and device = ?';
    await this.#deps.database.rows(sql, this.#hashOf(id), device);
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#deps.database.rows('delete from meeting where until <= ?', this.#deps.now());
  }

  #hashOf(id: string): string {
    return createHmac('sha256', this.#deps.secret).update(`meeting:${id}`).digest('base64url');
  }
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}
