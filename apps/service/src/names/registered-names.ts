import { createHash } from 'node:crypto';
import type { Database, Row } from '../database/database';
import type { Signer } from '../evm/account-signature';
import { lookOf } from './name-label';

/** A name as it is registered. */
export interface RegisteredName {
  readonly label: string;

  /** In small letters. */
  readonly address: string;

  /** The chain on which the account registered (ENSIP-11). */
  readonly coinType: number;
  readonly signer: Signer;
  readonly texts: Readonly<Record<string, string>>;
}

/** A name to be registered, the login that its account is of, and the message that the account has signed for it. */
export interface NewName extends RegisteredName {
  readonly login: string;
  readonly message: string;
}

/** Why a name was not registered. */
export type NameConflict = 'taken' | 'similar' | 'has_name' | 'used';

/** The names of visitors. A name stays its account's for ever: money that is sent to it must not reach another. */
export class RegisteredNames {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Registers a name, or says why not. One statement decides that the name is free, that none looks like it, that neither the
   * account nor its login has one, and that the message was not used. A login may have one for its key, and one for a contract.
   */
  async register(name: NewName): Promise<NameConflict | undefined> {
    const { address, coinType, label, login, message, signer, texts } = name;
    const proof = createHash('sha256').update(`${address}\n${message}`).digest('base64url');
    const look = lookOf(label);
    const hasKey = signer === 'key' ? 1 : 0;
    const rows = await this.#database.rows(
      `insert into visitor_name (label, look, address, proof, coin_type, has_key, texts, created, login)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning label`,
      label,
      look,
      address,
      proof,
      coinType,
      hasKey,
      JSON.stringify(texts),
      this.#now(),
      login,
    );
    if (rows.length > 0) return undefined;
    const kept = await this.#database.rows(
      `select label, address, proof, login, has_key from visitor_name
       where label = ? or look = ? or address = ? or proof = ? or (login = ? and has_key = ?)`,
      label,
      look,
      address,
      proof,
      login,
      hasKey,
    );
    if (kept.some((row) => row['proof'] === proof)) return 'used';
    const isOwn = (row: Row): boolean =>
      row['address'] === address || (row['login'] === login && row['has_key'] === hasKey);
    if (kept.some(isOwn)) return 'has_name';
    return kept.some((row) => row['label'] === label) ? 'taken' : 'similar';
  }

  /** The name with this label. */
  async find(label: string): Promise<RegisteredName | undefined> {
    const [row] = await this.#database.rows('select * from visitor_name where label = ?', label);
    return row && nameIn(row);
  }

  /** The name of an account. */
  async nameOf(address: string): Promise<RegisteredName | undefined> {
    const [row] = await this.#database.rows(
      'select * from visitor_name where address = ?',
      address.toLowerCase(),
    );
    return row && nameIn(row);
  }

  /** The labels among these to which no registered name is equal or similar, in their order. */
  async freeOf(labels: readonly string[]): Promise<readonly string[]> {
    const looks = labels.map(lookOf);
    const rows = await this.#database.rows(
      `select look from visitor_name where look in (${looks.map(() => '?').join(', ')})`,
      ...looks,
    );
    const taken = new Set(rows.map((row) => row['look']));
    return labels.filter((label) => !taken.has(lookOf(label)));
  }
}

function nameIn(row: Row): RegisteredName {
  return {
    label: String(row['label']),
    address: String(row['address']),
    coinType: Number(row['coin_type']),
    signer: row['has_key'] === 1 ? 'key' : 'contract',
    texts: JSON.parse(String(row['texts'])) as Record<string, string>,
  };
}
