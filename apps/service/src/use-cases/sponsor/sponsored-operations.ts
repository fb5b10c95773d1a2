import { createHash } from 'node:crypto';
import { inBillionths } from '../../domain/sponsor/billionths';
import { NotSponsored } from '../../domain/sponsor/not-sponsored';
import { mostCost, readOperation } from '../../domain/sponsor/user-operation';
import type { OperationPayer, PaymasterOffer, StubOffer } from '../../ports/operation-payer';
import type { StoredSponsorRules } from '../../ports/sponsor-rules';
import type { Sites } from '../../ports/sites';
import { demandSite } from '../sites/demand-site';
import type { OperationPolicy } from './operation-policy';
import type { Sponsorships } from './sponsorships';

/** A network on which the service pays for user operations. */
export interface OperationNetwork {
  readonly chainId: bigint;
  readonly payer: OperationPayer;
  readonly policy: OperationPolicy;
}

/** A visitor of a site, with a login. */
export interface SponsoredVisitor {
  readonly account: string;
  readonly site: string;
}

/** A request for a user operation, as it came. */
export interface AskedOperation {
  /** As in CAIP-2. */
  readonly network: string;
  readonly operation: unknown;
}

export interface SponsoredOperationsDeps {
  /** By their CAIP-2 ids. */
  readonly networks: ReadonlyMap<string, OperationNetwork>;
  readonly rules: StoredSponsorRules;
  readonly sites: Pick<Sites, 'find'>;
  readonly sponsorships: Pick<Sponsorships, 'hold'>;
  readonly now: () => number;
}

/** Pays for user operations of visitors (ERC-7677), as the operator's rules say. */
export class SponsoredOperations {
  readonly #deps: SponsoredOperationsDeps;

  constructor(deps: SponsoredOperationsDeps) {
    this.#deps = deps;
  }

  /** What the operation has before its gas is known. @throws {@link NotSponsored} */
  async stub(visitor: SponsoredVisitor, asked: AskedOperation): Promise<StubOffer> {
    const { network, operation } = await this.#allowed(visitor, asked);
    return network.payer.stub(operation, asked.operation);
  }

  /** The data that the paymaster takes for the operation, which is held first. @throws {@link NotSponsored} */
  async data(visitor: SponsoredVisitor, asked: AskedOperation): Promise<PaymasterOffer> {
    const { now, sponsorships } = this.#deps;
    const { network, operation, rule } = await this.#allowed(visitor, asked);
    const { payer, policy } = network;
    await policy.requireBounds(operation, await payer.stub(operation, asked.operation));
    const { nonce, sender } = operation;
    const { account, site } = visitor;
    const untilSeconds = Math.floor(now() / 1000) + payer.lifeSeconds;
    const of = { account, site, network: asked.network };
    const id = idOf([site, account, asked.network, sender, nonce.toString()]);
    const trace = { sender, nonce: nonce.toString(), block: await policy.block() };
    const sum = inBillionths(mostCost(operation));
    await sponsorships.hold(rule, {
      ...of,
      id,
      sum,
      untilSeconds,
      trace: JSON.stringify(trace),
    });
    // Where it cannot be signed, what is held ends as what is never sent does.
    return payer.sign(operation, untilSeconds, asked.operation);
  }

  async #allowed({ site }: SponsoredVisitor, { network: name, operation: asked }: AskedOperation) {
    const { networks, rules, sites } = this.#deps;
    await demandSite(sites, site);
    const network = networks.get(name);
    const rule = network && (await rules.find(site, name));
    if (!network || !rule) throw new NotSponsored('rule');
    const operation = readOperation(asked, network.chainId);
    await network.policy.requireAllowed(operation, await rules.callsOf(site, name));
    return { network, operation, rule };
  }
}

function idOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
