import type { CaipAddress } from '../caip/caip-address';
import { type ChainNamespace, chainNamespaces } from '../caip/chain-namespace';
import { type Connections } from './connection';
import { withConnection } from './connection-changes';
import { caipAddressOf } from './account-in-use';

/** The account of each namespace that has signed in. */
export type SignedIn = Readonly<Partial<Record<ChainNamespace, CaipAddress>>>;

/**
 * `all` for a site that requires a sign-in: a connection whose account is not in `signedIn` is withheld.
 * `before` is the last result; parts that do not change stay the same objects.
 */
export function withoutSignedOut(
  all: Connections,
  signedIn: SignedIn,
  before: Connections,
): Connections {
  return chainNamespaces.reduce((known, namespace) => {
    const { attempt, session } = all[namespace];
    if (!session || signedIn[namespace] === caipAddressOf(namespace, session)) return known;
    const { chainReference } = session;
    const last = before[namespace];
    const isSame = last.withheld?.chainReference === chainReference && last.attempt === attempt;
    const next = isSame ? last : { withheld: { chainReference }, ...(attempt && { attempt }) };
    return withConnection(known, namespace, next);
  }, all);
}
