import { fieldOf } from '../../../../domain/outside/untrusted-record';

/**
 * What has become of the wallets of an account. `asked`: a device waits to begin a new one. `replaced`: it has begun, and the one
 * before is set aside. `restored`: that one has its place back, and the other one is set aside. `discarded`: one that was set
 * aside will go. `kept`: it stays after all. `ending`: operators delete the account with all its wallets. `staying`: they do not, after
 * all.
 */
export type WalletNews =
  | { readonly kind: 'asked'; readonly readyAtMs: number }
  | { readonly kind: 'discarded' | 'ending'; readonly goesAtMs: number }
  | { readonly kind: 'kept' | 'replaced' | 'restored' | 'staying' };

/** The news in what another operator, who keeps the key shares, has answered to a request that it has granted. */
export function newsIn(path: string, answer: unknown): WalletNews | undefined {
  switch (path) {
    case '/slots/renew': {
      const readyAtMs = fieldOf(answer, 'readyAtMs');
      const isNew = fieldOf(answer, 'isNew') === true && typeof readyAtMs === 'number';
      return isNew ? { kind: 'asked', readyAtMs } : undefined;
    }
    case '/slots/keep':
      return fieldOf(answer, 'isRenewed') === true ? { kind: 'replaced' } : undefined;
    case '/slots/restore':
      return { kind: 'restored' };
    case '/slots/discard': {
      const goesAtMs = fieldOf(answer, 'endsAtMs');
      return typeof goesAtMs === 'number' ? { kind: 'discarded', goesAtMs } : undefined;
    }
    case '/slots/keep-aside':
      return { kind: 'kept' };
    default:
      return undefined;
  }
}
