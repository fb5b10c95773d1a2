import type { TokenBalance } from '../../domain/token/token-balance';
import { balanceParts } from './balance-parts';

/** How much of a token an account holds, as `lang` writes it, with the token's symbol. */
export function tokenText({ quantity, symbol }: TokenBalance, lang: string): string {
  return balanceParts({ status: 'loaded', ...quantity, symbol }, lang).text;
}
