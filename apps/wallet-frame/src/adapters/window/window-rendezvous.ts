import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { ServiceCalls } from '../../ports/service-calls';
import { siteOfOpener, tellAnswered } from './greeting';
import { openText, sealText } from './sealed-text';
import { ticketIn } from './ticket';

/** A question that this window has taken. No other window can. */
export interface TakenRendezvous {
  /** The site that has the page which asks. */
  readonly site: string;

  /** The language of that page, as it says. */
  readonly language?: string;
  readonly question: Readonly<Record<string, unknown>>;

  /** @throws what asking the service throws. */
  answer(value: unknown): Promise<void>;
}

/**
 * Takes part in the rendezvous that the window's name has the ticket of, and forgets the name. `undefined` in a window that
 * has none.
 *
 * @throws where the page that opened the window does not know of it, and what asking the service throws.
 */
export async function takeRendezvous(
  calls: Pick<ServiceCalls, 'post'>,
  own: Window = window,
): Promise<TakenRendezvous | undefined> {
  const ticket = ticketIn(own.name);
  own.name = '';
  if (!ticket) return undefined;
  const { id, key } = ticket;
  const { language, site } = await siteOfOpener(id, own);
  const taken = recordOf(await calls.post('/meetings/take', { id }));
  const question = recordOf(await openText(key, 'question', textIn(taken, 'question')));
  const taker = textIn(taken, 'taker');
  return {
    site,
    ...(language !== undefined && { language }),
    question,
    answer: async (value) => {
      const answer = await sealText(key, 'answer', value);
      await calls.post('/meetings/answer', { id, taker, answer });
      tellAnswered(id, own);
    },
  };
}
