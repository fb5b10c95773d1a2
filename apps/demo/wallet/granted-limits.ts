import type { Hex } from 'viem';
import { StoredStore } from '../stored-store';
import type { AskedPermission } from './delegation';

/** What the test wallets have granted, as they answer it (ERC-7715): kept while the page is reloaded. */
export const grantedLimits = new StoredStore<{ readonly answers: readonly GrantedLimit[] }>(
  'cleat-demo/limits',
  { answers: [] },
);

type GrantedLimit = AskedPermission & { readonly context: Hex };
