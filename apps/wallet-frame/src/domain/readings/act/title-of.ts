import type { Step } from '../reading';
import { amountText } from './line';
import { isOfAnother, valueOf } from './lines-of';
import { amountIn, isLong, type SaidAmount, unlimitedUnitIn } from './said-amount';
import { shortAddress } from './short-address';
import { type Speech, visitorsSpeech } from './speech';

/**
 * The title of steps. It has the wallet's own words, digits, signs of coins and ends of addresses, and nothing else of a
 * request; what it says in short stands below it in full.
 */
export function titleOf(
  steps: readonly Step[],
  account: string,
  speech: Speech = visitorsSpeech,
): string {
  const [first, second] = steps;
  if (!first) return '';
  if (!second) return titleOfStep(first, account, speech);
  if (steps.length === 2 && first.title === 'permit' && second.title === 'order') {
    const [given, back] = [saidOf(first, 'amount'), saidOf(second, 'arrives')];
    return swapTitle(given, back, speech) ?? several(steps, speech);
  }
  return several(steps, speech);
}

function several(steps: readonly Step[], { act: { listed, names, titles } }: Speech): string {
  const known: Readonly<Record<string, string>> = names;
  const all = steps.map(({ title }) => known[title] ?? names.other);
  return titles.several(steps.length, [...new Set(all)].join(listed));
}

/** The title of one step. */
export function titleOfStep(step: Step, account: string, speech: Speech = visitorsSpeech): string {
  return ownTitle(step, account, speech) ?? speech.steps[step.title];
}

function ownTitle(step: Step, account: string, speech: Speech): string | undefined {
  const { titles } = speech.act;
  const said = saidOf(step, 'amount');
  const amount = said && amountText(said, speech);
  switch (step.title) {
    case 'send':
    case 'sendToken':
    case 'transferBySignature':
    case 'takeToken': {
      if (amount === undefined) return undefined;
      return isOfAnother(step, account) ? titles.take(amount) : titles.send(amount);
    }
    case 'unwrap':
      return amount && titles.unwrap(amount);
    case 'allow':
    case 'permit': {
      const spender = shortAddress(valueOf(step, 'spender'));
      const unit = unlimitedUnitIn(valueOf(step, 'amount') ?? '');
      if (spender === undefined) return undefined;
      if (unit === undefined) return amount && titles.spend(spender, amount);
      return unit === '' ? titles.spendAllOfToken(spender) : titles.spendAll(spender, unit);
    }
    case 'allowAll': {
      const spender = shortAddress(valueOf(step, 'spender'));
      return spender && titles.moveAll(spender);
    }
    case 'order': {
      const count = (label: string): number =>
        step.facts.filter((fact) => fact.label === label).length;
      if (count('leaves') !== 1 || count('arrives') !== 1 || count('toOthers') > 0)
        return undefined;
      return swapTitle(saidOf(step, 'leaves'), saidOf(step, 'arrives'), speech);
    }
    default:
      return undefined;
  }
}

function swapTitle(
  given: SaidAmount | undefined,
  back: SaidAmount | undefined,
  speech: Speech,
): string | undefined {
  if (!given || !back) return undefined;
  const { atLeast, titles } = speech.act;
  const arrives = amountText(back, speech);
  return titles.swap(amountText(given, speech), back.isLeast ? atLeast(arrives) : arrives);
}

/** The amount of a step, where a title has room for it. */
function saidOf(step: Step, label: 'amount' | 'arrives' | 'leaves'): SaidAmount | undefined {
  const amount = amountIn(valueOf(step, label) ?? '');
  const token = valueOf(step, 'token');
  if (!amount || amount.inUnits || isLong(amount.number)) return undefined;
  return { ...amount, ...(token !== undefined && label === 'amount' && { token }) };
}
