import { recordOf, unreadable } from '../bytes/untrusted';
import { pageActs, type PageActName, type WalletAct } from './wallet-act';

/** An act as the page of the frame asks for it: its name, and its fields. */
export type PageAct = {
  [Name in PageActName]: { readonly name: Name } & Readonly<
    Record<(typeof pageActs)[Name][number], string>
  >;
}[PageActName];

const MAX_LENGTH = 320; // An e-mail address at most.

/** The act that the worker signs, from the fields of the page. @throws {@link KeyError} `unreadable` */
export function pageActIn(value: unknown): WalletAct {
  const { name } = recordOf(value);
  if (typeof name !== 'string' || !Object.hasOwn(pageActs, name)) throw unreadable('act');
  const act = name as PageActName;
  const fields: readonly string[] = pageActs[act];
  const record = recordOf(value, ['name', ...fields]);
  const subject = fields.map((field) => {
    const text = record[field];
    if (typeof text !== 'string' || text === '' || text.length > MAX_LENGTH)
      throw unreadable(field);
    return text;
  });
  return { act, subject };
}
