import type { TokenName } from '../bindings/use-token-name';
import { useCatalogue } from '../bindings/use-catalogue';
import { reviewMessages } from '../messages/review-en';
import { Notice } from './notice';

/** Says which symbol a token calls itself by, where that is another one's. */
export function TakenSymbol({ taken }: Pick<TokenName, 'taken'>) {
  const { reviewTaken } = useCatalogue(reviewMessages);
  return taken === undefined ? null : <Notice>{reviewTaken(taken)}</Notice>;
}
