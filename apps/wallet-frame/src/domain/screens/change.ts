import { recordOf, textIn, unreadable } from '../bytes/untrusted';
import type { ChangeFact, ChangeKind } from '../texts/english';
import { changeWords } from '../texts/change-words';

/** What changes or ends something of the visitor's, as they read it before. The labels are of the catalogue; the values are data. */
export interface Change {
  readonly kind: ChangeKind;
  readonly facts: readonly { readonly label: ChangeFact; readonly value: string }[];
}

/** A change, for whom it is made. */
export interface ShownChange {
  readonly account: string;
  readonly change: Change;
}

/** Has the visitor confirm a change. Rejects where they decline. */
export type Confirm = (change: Change) => Promise<void>;

/** Reads the change in the question of a frame. @throws {@link KeyError} `unreadable` */
export function changeIn(question: Readonly<Record<string, unknown>>): ShownChange {
  const { facts, kind } = recordOf(question['change'], ['facts', 'kind']);
  if (!isKeyOf(changeWords.kinds, kind) || !Array.isArray(facts)) throw unreadable('change');
  const read = facts.map((one: unknown) => {
    const fact = recordOf(one, ['label', 'value']);
    const { label } = fact;
    if (!isKeyOf(changeWords.facts, label)) throw unreadable('label');
    return { label, value: textIn(fact, 'value') };
  });
  return { account: textIn(question, 'account'), change: { kind, facts: read } };
}

function isKeyOf<Known extends object>(known: Known, key: unknown): key is keyof Known {
  return typeof key === 'string' && Object.hasOwn(known, key);
}
