import type { FactLabel } from '../../texts/english';
import { requestValues } from '../../texts/request-values';
import type { Fact, Step } from '../reading';
import { amountLine, type Line, Sums } from './line';
import { amountIn, unlimitedUnitIn } from './said-amount';
import { shortAddress } from './short-address';
import { type Speech, visitorsSpeech } from './speech';

/** The value of a fact of a step. */
export function valueOf({ facts }: Step, label: FactLabel): string | undefined {
  return facts.find((fact) => fact.label === label)?.value;
}

/** Whether a step moves what another account has. */
export function isOfAnother(step: Step, account: string): boolean {
  const from = valueOf(step, 'from');
  if (from === undefined || (step.title !== 'takeToken' && step.title !== 'send')) return false;
  return from.toLowerCase() !== account.toLowerCase();
}

/** Steps whose amount leaves the account. */
const LEAVING: ReadonlySet<Step['title']> = new Set([
  ...(['send', 'sendToken', 'transferBySignature', 'takeToken', 'deploy'] as const),
  ...(['call', 'createAccount'] as const),
]);
const SIGNED: ReadonlySet<Step['title']> = new Set(['data', 'message', 'signIn'] as const);
const MOST_LINES = 12;

/** What the steps do to the account: what leaves first, then what comes, then what others may take. */
export function linesOf(
  steps: readonly Step[],
  account: string,
  speech: Speech = visitorsSpeech,
): readonly Line[] {
  const { free, more: moreOf, notes } = speech.act;
  const isSafe = steps.some(({ title }) => title === 'safe');
  const spent = steps.find(({ title }) => title === 'spend');
  const sums = new Sums();
  const others: Line[] = [];
  for (const step of steps) {
    const amount = amountIn(valueOf(step, 'amount') ?? '');
    const isLeaving = LEAVING.has(step.title) && !spent;
    if (isLeaving && amount && !isOfAnother(step, account)) {
      sums.add(amount, valueOf(step, 'token') ?? (amount.unit ? undefined : valueOf(step, 'from')));
    } else if (isLeaving && amount) {
      const from = shortAddress(valueOf(step, 'from'));
      others.push(amountLine('plain', amount, speech, from && notes.from(from)));
    } else if (!spent) others.push(...otherLines(step, speech));
  }
  const leaving = spent
    ? spentLines(spent, speech)
    : sums.lines(speech, isSafe ? notes.ofSafe : undefined);
  const orders = steps
    .flatMap((step) => step.facts.flatMap((fact) => orderLine(fact, speech)))
    .map(withoutNote);
  const all = [...leaving, ...orders, ...others].sort((one, other) => rank(one) - rank(other));
  if (all.length === 0 && steps.every(({ title }) => SIGNED.has(title))) {
    return [{ kind: 'plain', text: free, isWhole: true }];
  }
  // The title and the facts of one step name the spender and the contract.
  if (all.length === 1 && !spent && !isSafe) return all.map(withoutNote);
  if (all.length <= MOST_LINES) return all;
  const more = moreOf(all.length - MOST_LINES);
  const last: Line = { kind: 'plain', text: more, isGrave: true, isWhole: true };
  return [...all.slice(0, MOST_LINES), last];
}

function withoutNote({ note: _note, ...line }: Line): Line {
  return line;
}

const RANKS: readonly Line['kind'][] = ['leaves', 'arrives', 'grant', 'plain'];

/** What has no bound may be more than any amount. */
function rank({ isGrave, kind }: Line): number {
  return isGrave ? -1 : RANKS.indexOf(kind);
}

/** A Bitcoin transaction takes inputs, and gives some of it back. */
function spentLines(step: Step, speech: Speech): readonly Line[] {
  const value = valueOf(step, 'spent') ?? '';
  const isGain = value.startsWith('−');
  const amount = amountIn(isGain ? value.slice(1) : value);
  const hasFee = step.facts.some(({ label }) => label === 'exactFee');
  if (!amount) return [];
  const note = hasFee ? speech.act.notes.withFee : undefined;
  return [amountLine(isGain ? 'arrives' : 'leaves', amount, speech, note)];
}

function otherLines(step: Step, speech: Speech): readonly Line[] {
  const { act, values } = speech;
  const { notes } = act;
  const value = valueOf(step, 'amount') ?? '';
  const spender = shortAddress(valueOf(step, 'spender'));
  switch (step.title) {
    case 'allow':
    case 'permit': {
      const note = spender === undefined ? undefined : notes.spender(spender);
      const unit = unlimitedUnitIn(value);
      if (unit !== undefined) {
        const text = unit === '' ? values.unlimited : values.unlimitedOf(unit);
        return [{ kind: 'grant', text, isGrave: true, isWhole: true, ...noted(note) }];
      }
      const amount = amountIn(value);
      const token = valueOf(step, 'token');
      return amount
        ? [amountLine('grant', { ...amount, ...(token && { token }) }, speech, note)]
        : [];
    }
    case 'allowAll': {
      const note = spender === undefined ? undefined : notes.mover(spender);
      return [{ kind: 'grant', text: act.everyNft, isGrave: true, isWhole: true, ...noted(note) }];
    }
    case 'sendNft': {
      const item = valueOf(step, 'item') ?? '';
      const collection = shortAddress(valueOf(step, 'collection'));
      const note = collection === undefined ? undefined : notes.collection(collection);
      const text = `−${act.nft(/^\d{1,80}$/.test(item) ? item : '')}`;
      return [{ kind: 'leaves', text, isWhole: true, ...noted(note) }];
    }
    case 'unwrap': {
      const amount = amountIn(value);
      return amount ? [amountLine('plain', amount, speech)] : [];
    }
    default:
      return [];
  }
}

function noted(note: string | undefined): { readonly note?: string } {
  return note === undefined ? {} : { note };
}

/** What an order or a test run moves. */
export function orderLine(
  { label, value }: Fact,
  speech: Speech = visitorsSpeech,
): readonly Line[] {
  const { notes } = speech.act;
  if (label !== 'leaves' && label !== 'arrives') return [];
  const amount = amountIn(value);
  const [, items, contract] = ITEM.exec(value) ?? [];
  const sign = label === 'leaves' ? '−' : '+';
  if (amount) {
    const { token } = amount;
    return [amountLine(label, amount, speech, amount.unit && token && notes.token(token))];
  }
  const said = items === undefined ? undefined : saidItems(items, speech);
  if (said === undefined || contract === undefined) return [];
  const note = notes.collection(contract);
  return [{ kind: label, text: `${sign}${said}`, note, isWhole: true }];
}

/** The amounts of a test run, and what is no amount. */
export function linesOfFacts(facts: readonly Fact[]): {
  readonly lines: readonly Line[];
  readonly rest: readonly Fact[];
} {
  const lines = facts.flatMap((fact) => orderLine(fact));
  return {
    lines: lines.sort((one, other) => rank(one) - rank(other)),
    rest: facts.filter((fact) => orderLine(fact).length === 0),
  };
}

const ITEM = /^(.{1,120}) \((0x[0-9a-fA-F]{40})\)$/;

/** A text such as `2 × Item 5`, where it is in the wallet's own words. */
export function saidItems(text: string, { values }: Speech = visitorsSpeech): string | undefined {
  const [, id] = /(\d{1,80})$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  const item = requestValues.item(id);
  const count = text.slice(0, -item.length);
  if (!text.endsWith(item) || !/^(?:\d{1,80} × )?$/.test(count)) return undefined;
  return count + values.item(id);
}
