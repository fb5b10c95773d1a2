import { addDecimals, formatDecimal, parseDecimal } from '../../../../../../domain/number/decimal';
import { requestValues } from '../../texts/request-values';
import type { SaidAmount } from './said-amount';
import { shortAddress } from './short-address';
import { shortNumber, type Speech, visitorsSpeech } from './speech';

/** One thing that an approval does to the account, in large type. */
export interface Line {
  /** `leaves` and `arrives`: an amount. `grant`: what others may take from then on. `plain`: all else. */
  readonly kind: 'arrives' | 'grant' | 'leaves' | 'plain';
  readonly text: string;
  readonly note?: string;

  /** Whether it has no bound. */
  readonly isGrave?: boolean;

  /** Whether every digit of it is there. */
  readonly isWhole: boolean;
}

const SIGNS = { arrives: '+', leaves: '−', grant: '', plain: '' } as const;

/** A line with an amount. */
export function amountLine(
  kind: Line['kind'],
  amount: SaidAmount,
  speech: Speech,
  note?: string,
): Line {
  const { text, isWhole } = shortNumber(amount.number, speech.number);
  const said = withUnit(text, amount, speech);
  return {
    kind,
    text: SIGNS[kind] + (amount.isLeast ? speech.values.atLeast(said) : said),
    ...(note !== undefined && { note }),
    isWhole,
  };
}

/** An amount as a title says it. */
export function amountText(amount: SaidAmount, speech: Speech): string {
  return withUnit(shortNumber(amount.number, speech.number).text, amount, speech);
}

function withUnit(number: string, { inUnits, token, unit }: SaidAmount, speech: Speech): string {
  const { act, values } = speech;
  if (inUnits) return values[inUnits](number);
  if (unit === requestValues.coin) return values.coinAmount(number);
  if (unit !== undefined) return `${number} ${unit}`;
  const short = shortAddress(token);
  return short === undefined ? number : act.amountOf(number, short);
}

/** An amount with all of its digits, and its contract. */
export function saidAmount(amount: SaidAmount): string {
  const { token: _token, ...bare } = amount;
  const { number, values } = visitorsSpeech;
  const said = withUnit(number(amount.number), bare, visitorsSpeech);
  const whole = amount.token === undefined ? said : `${said} (${amount.token})`;
  return amount.isLeast ? values.atLeast(whole) : whole;
}

/** One amount of each coin and token that leaves, whatever the steps are. */
export class Sums {
  readonly #sums = new Map<string, SaidAmount>();

  add(amount: SaidAmount, token: string | undefined): void {
    const key = `${amount.unit} ${token} ${amount.inUnits}`;
    const before = parseDecimal(this.#sums.get(key)?.number ?? '0');
    const own = parseDecimal(amount.number);
    if (!before || !own) return;
    const number = formatDecimal(addDecimals(before, own));
    this.#sums.set(key, { ...amount, number, ...(token !== undefined && { token }) });
  }

  /** The amounts. Where there are several, each of a token has its contract beside it. */
  lines(speech: Speech, note?: string): readonly Line[] {
    return [...this.#sums.values()].map((sum) => {
      const contract = shortAddress(sum.token);
      const isNamed = sum.unit !== undefined && contract !== undefined && this.#sums.size > 1;
      return amountLine(
        'leaves',
        sum,
        speech,
        note ?? (isNamed ? speech.act.notes.token(contract) : undefined),
      );
    });
  }
}
