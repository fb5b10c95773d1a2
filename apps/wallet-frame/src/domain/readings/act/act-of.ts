import { requestValues } from '../../texts/request-values';
import type { Effect, Fact, Reading, Step } from '../reading';
import { amountLine, type Line } from './line';
import { linesOf, orderLine } from './lines-of';
import { amountIn, unlimitedUnitIn } from './said-amount';
import { writtenSpeech } from './speech';
import { titleOf, titleOfStep } from './title-of';

/** A request as it is drawn, with what matters most first. */
export interface Act {
  /** What it does, in the wallet's own words. */
  readonly title: string;

  /** What it does to the account. */
  readonly lines: readonly Line[];
  readonly steps: readonly ActStep[];

  /** What all of it costs. */
  readonly fees: readonly Fact[];

  /** What the steps have said in words already. It stands beside the raw data. */
  readonly repeated: readonly Fact[];

  /** What the network's node says, without what the lines say already. */
  readonly effect?: Effect;
}

export interface ActStep {
  /** Absent where the title of all says it. */
  readonly title?: string;
  readonly note?: Step['note'];
  readonly facts: readonly Fact[];
}

/** Steps that say how the others are done. */
const BESIDE: ReadonlySet<Step['title']> = new Set([
  ...(['terms', 'together', 'upgrade', 'deployAccount', 'computeBudget', 'memo'] as const),
  ...(['wrap', 'spend', 'data', 'recap', 'safe'] as const),
]);

/** Puts a reading into its order for the eye. It says nothing that the reading does not say. */
export function actOf(reading: Reading, account: string): Act {
  const fees = reading.steps.at(-1)?.facts.filter(isFee) ?? [];
  const isRepeated = reading.isUnderstood && reading.steps.length > 1;
  const all = reading.steps
    .map((step, at) =>
      at === reading.steps.length - 1
        ? { ...step, facts: step.facts.filter((fact) => !isFee(fact)) }
        : step,
    )
    .filter(({ facts, note, title }) => facts.length > 0 || note || !BESIDE.has(title));
  const steps = isRepeated ? all.filter(({ title }) => title !== 'data') : all;
  const repeated = isRepeated ? all.filter(({ title }) => title === 'data') : [];
  const main = mainOf(steps);
  // What is said already is found in the words of the reading, and is the same in every language.
  const written = linesOf(reading.steps, account, writtenSpeech);
  const [alone] = main.length === 1 ? main : [];
  return {
    title: titleOf(main, account),
    lines: linesOf(reading.steps, account),
    steps: steps.map((step) => {
      const title = step === alone ? undefined : titleOfStep(step, account);
      const own = title === undefined ? undefined : titleOfStep(step, account, writtenSpeech);
      const isSaid = step === alone || step.title === 'spend';
      const said = new Set(isSaid ? written.filter(isWhole).map(bare) : []);
      const facts = step.facts.filter(
        (fact) => !isSaidIn(fact, said, own) && !isOwn(fact, account),
      );
      return {
        ...(title !== undefined && { title }),
        ...(step.note && { note: step.note }),
        facts: receiverFirst(facts),
      };
    }),
    fees,
    repeated: repeated.flatMap(({ facts }) => facts),
    ...(reading.effect && { effect: withoutLines(reading.effect, written) }),
  };
}

/** The steps of which the title speaks. */
function mainOf(steps: readonly Step[]): readonly Step[] {
  const safe = steps.filter(({ title }) => title === 'safe');
  const acting = steps.filter((step) => !isBeside(step));
  return [safe, acting, steps.slice(0, 1)].find(({ length }) => length > 0) ?? [];
}

function isFee({ label, value }: Fact): boolean {
  if (label !== 'fee' && label !== 'exactFee') return false;
  return amountIn(value) !== undefined || value === requestValues.sponsored;
}

/** An account that is made without an amount is made for what follows. */
function isBeside({ facts, title }: Step): boolean {
  if (title === 'createAccount') return facts.every(({ label }) => label !== 'amount');
  return BESIDE.has(title);
}

const AMOUNTS: ReadonlySet<Fact['label']> = new Set([
  ...(['amount', 'spent', 'leaves', 'arrives', 'item'] as const),
]);

const isWhole = (line: Line): boolean => line.isWhole;
const bare = ({ text }: Line): string => text.replace(/^[+−]/, '');

/** Whether the lines, or the title of the step, have every digit of an amount. What names a contract stays. */
function isSaidIn(
  { label, value }: Fact,
  lines: ReadonlySet<string>,
  title: string | undefined,
): boolean {
  if (!AMOUNTS.has(label)) return false;
  const amount = amountIn(value);
  if (title !== undefined && label === 'amount' && unlimitedUnitIn(value) !== undefined)
    return true;
  if (label === 'item') return lines.has(writtenSpeech.act.nft(value));
  if (!amount || amount.token !== undefined) return lines.has(value);
  const { isWhole: isShort, text } = amountLine('plain', amount, writtenSpeech);
  return isShort && (lines.has(text) || title?.endsWith(` ${text}`) === true);
}

/** The visitor's own account stands below, once for all. */
function isOwn({ label, value }: Fact, account: string): boolean {
  if (label !== 'from') return false;
  return value === account || (value.startsWith('0x') && isSame(value, account));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The one to whom it goes stands first. */
function receiverFirst(facts: readonly Fact[]): readonly Fact[] {
  const isReceiver = ({ label }: Fact): boolean => label === 'to' || label === 'spender';
  return [...facts.filter(isReceiver), ...facts.filter((fact) => !isReceiver(fact))];
}

/** A test run that came to the same has nothing more to say. */
function withoutLines(effect: Effect, lines: readonly Line[]): Effect {
  const said = new Set(lines.map(({ text }) => text));
  const isSaid = (fact: Fact): boolean => {
    const [line] = orderLine(fact, writtenSpeech);
    return line !== undefined && line.isWhole && said.has(line.text);
  };
  return effect.facts.every(isSaid) ? { ...effect, facts: [] } : effect;
}
