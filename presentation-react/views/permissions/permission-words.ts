import type { ShownLimit, ShownRule } from '../../../domain/permission/shown-permission';
import type { PeriodUnit, PermissionsMessages } from '../../messages/permissions-en';

const units: readonly (readonly [PeriodUnit, number])[] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** A length of time in the greatest unit that divides it. */
export function periodIn(seconds: number): readonly [count: number, unit: PeriodUnit] {
  const found = units.find(([, size]) => seconds % size === 0);
  return found ? [seconds / found[1], found[0]] : [seconds, 'second'];
}

/** The lines of a limit, the first of which says the most. */
export function limitLines(limit: ShownLimit, messages: PermissionsMessages): readonly string[] {
  switch (limit.kind) {
    case 'spend':
      return spendLines(limit, messages);
    case 'nfts':
      return limit.ids;
    case 'calls':
      return limit.functions.length > 0 ? limit.functions : [messages.permissionEveryCall];
    case 'removals':
      return [messages.permissionRemovals];
    case 'unknown':
      return [messages.permissionUnknown(limit.type)];
  }
}

function spendLines(
  limit: ShownLimit & { readonly kind: 'spend' },
  messages: PermissionsMessages,
): readonly string[] {
  const { isUnlimited, most, period, stream, symbol, total } = limit;
  const lines: string[] = [];
  if (isUnlimited) lines.push(messages.permissionUnlimited(symbol));
  if (period && !isUnlimited) {
    lines.push(messages.permissionPerPeriod(period.amount, ...periodIn(period.seconds)));
  }
  if (total !== undefined && !isUnlimited) lines.push(messages.permissionInAll(total));
  if (stream) lines.push(messages.permissionPerDay(stream.perDay));
  if (stream?.initial !== undefined) lines.push(messages.permissionAtOnce(stream.initial));
  if (most !== undefined && !isUnlimited) lines.push(messages.permissionMost(most));
  return lines;
}

/** A restriction without addresses. */
export function ruleLine(rule: ShownRule, messages: PermissionsMessages): string | undefined {
  switch (rule.kind) {
    case 'calls':
      return messages.permissionCallCount(rule.count);
    case 'rate':
      return messages.permissionRate(rule.count, ...periodIn(rule.seconds));
    case 'gas':
      return messages.permissionGas(rule.amount);
    case 'native':
      return messages.permissionInAll(rule.amount);
    case 'unknown':
      return messages.permissionUnknown(rule.type);
    default:
      return undefined;
  }
}

/** Later than any date that a program can name. */
const DATE_MAX_MS = 8.64e15;

/** A moment in the language `lang`. */
export function momentText(ms: number, lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  return ms <= DATE_MAX_MS ? format.format(ms) : '∞';
}
