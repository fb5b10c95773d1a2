import type { WalletNews } from '../../domain/wallet-news';
import type { Leave, NewsAddresses } from '../../ports/kept-mails';
import type { Stored } from '../../ports/store';

/**
 * Does `transaction`, and has the mails that it keeps leave once it is confirmed: a service that ends at any moment has the change with its
 * mails or neither, and a visitor waits for no mail server.
 */
export async function thenLeave<Result>(
  transaction: (leaves: (leave: Leave) => void) => Promise<Result>,
): Promise<Result> {
  const leaving: Leave[] = [];
  const result = await transaction((leave) => leaving.push(leave));
  for (const leave of leaving) void leave();
  return result;
}

/**
 * {@link thenLeave} for what becomes of wallets.
 *
 * @param addresses Absent where another operator has them: then no mail is kept.
 */
export async function withNews<Result>(
  addresses: NewsAddresses | undefined,
  transaction: (
    tell: (news: WalletNews, stored: Pick<Stored, 'mails'>) => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  const keep = await addresses?.();
  return thenLeave((leaves) =>
    transaction(async (news, stored) => {
      if (keep) leaves(await keep(news, stored));
    }),
  );
}
