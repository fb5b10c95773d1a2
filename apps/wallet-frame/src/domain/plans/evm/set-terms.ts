import { checksumAddress } from '../../accounts/evm-address';
import type { Fact, Step } from '../../readings/reading';
import type { Warning } from '../../texts/english';
import { requestValues } from '../../texts/request-values';
import type { PlanContext } from '../plan-context';
import { fieldsOf, invalid, refused } from '../unread';
import { numberIn } from './numbers';

/** What a site sets of a transaction besides the call and its price. */
export interface SetTerms {
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
}

const MOST_ADDRESSES = 8;
const MOST_SLOTS = 64;
const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** The number of a transaction and its list of what it reads, where a site has set them. @throws HostRefusal */
export async function setTerms(
  { accessList, nonce }: Readonly<Record<string, unknown>>,
  { accounts, node }: Pick<PlanContext, 'accounts' | 'node'>,
): Promise<SetTerms> {
  const facts: Fact[] = [];
  const warnings: Warning[] = [];
  if (nonce !== undefined) {
    const given = numberIn(nonce, 'nonce');
    const next = await node('eth_getTransactionCount', [accounts.evm.address, 'pending']);
    facts.push({ label: 'nonce', value: String(given) });
    if (given !== numberIn(next, 'nonce')) warnings.push('otherNonce');
  }
  facts.push(...accessFacts(accessList));
  return { steps: facts.length === 0 ? [] : [{ title: 'terms', facts }], warnings };
}

function accessFacts(list: unknown): readonly Fact[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) throw invalid('accessList');
  let slots = 0;
  const facts = list.map((entry: unknown): Fact => {
    const { address, storageKeys } = fieldsOf(entry);
    if (typeof address !== 'string' || !ADDRESS.test(address) || !Array.isArray(storageKeys)) {
      throw invalid('accessList');
    }
    slots += storageKeys.length;
    const contract = checksumAddress(address.slice(2).toLowerCase());
    return { label: 'reads', value: requestValues.slots(contract, storageKeys.length) };
  });
  if (facts.length > MOST_ADDRESSES || slots > MOST_SLOTS) {
    throw refused('The transaction’s access list is longer than a visitor reads');
  }
  return facts;
}
