import type { WalletNews } from '../domain/wallet-news';
import type { Stored } from './store';

/** Has mails leave that are kept, and never rejects: what no mail server takes now, a sweep tries again. */
export type Leave = () => Promise<void>;

/** Keeps the mails of one piece of news where `stored` is, as in the transaction of what they tell. */
export type KeepNews = (news: WalletNews, stored: Pick<Stored, 'mails'>) => Promise<Leave>;

/** Reads the addresses of an account, before a transaction: within it, only its own statements run. */
export type NewsAddresses = () => Promise<KeepNews>;
