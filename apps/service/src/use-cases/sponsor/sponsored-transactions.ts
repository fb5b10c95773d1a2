import { base58Of } from '../../domain/base58';
import { booleanOf, fieldOf, numberOf } from '../../../../../domain/outside/untrusted-record';
import { NotSponsored } from '../../domain/sponsor/not-sponsored';
import { solanaFee } from '../../domain/sponsor/solana-policy';
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../domain/sponsor/solana-transaction';
import type { ChainNode } from '../../ports/chain-node';
import type { SolanaSponsorKey } from '../../ports/sponsor-key';
import type { StoredSponsorRules } from '../../ports/sponsor-rules';
import type { Sites } from '../../ports/sites';
import { demandSite } from '../sites/demand-site';
import type { SponsoredVisitor } from './sponsored-operations';
import type { Sponsorships } from './sponsorships';

/** A network of Solana on which the service pays. */
export interface TransactionNetwork {
  readonly key: SolanaSponsorKey;
  readonly node: ChainNode;
}

export interface SponsoredTransactionsDeps {
  /** By their CAIP-2 ids. */
  readonly networks: ReadonlyMap<string, TransactionNetwork>;
  readonly rules: StoredSponsorRules;
  readonly sites: Pick<Sites, 'find'>;
  readonly sponsorships: Pick<Sponsorships, 'hold'>;
}

/** Pays the fees of transactions of Solana, as the operator's rules say. */
export class SponsoredTransactions {
  readonly #deps: SponsoredTransactionsDeps;

  constructor(deps: SponsoredTransactionsDeps) {
    this.#deps = deps;
  }

  /** The address of the account that pays for visitors of the site. @throws {@link NotSponsored} `rule` */
  async payer({ site }: SponsoredVisitor, network: string): Promise<string> {
    const { key } = await this.#ruled(site, network);
    return base58Of(key.publicKey);
  }

  /**
   * The signature of the account that pays. It leaves once its fee is held, and before the others sign: the visitor reads who pays,
   * and what the visitor has signed leaves by the visitor's own wallet alone.
   *
   * @param asked The transaction in base64.
   * @throws {@link NotSponsored}
   */
  async sign(
    { account, site }: SponsoredVisitor,
    network: string,
    asked: string,
  ): Promise<Uint8Array> {
    const { rules, sponsorships } = this.#deps;
    const { key, node, rule } = await this.#ruled(site, network);
    const transaction = readSolanaTransaction(Buffer.from(asked, 'base64'));
    const allowed = await rules.callsOf(site, network);
    const fee = solanaFee(transaction, base58Of(key.publicKey), allowed);
    await requireGood(transaction, node);
    const height = await node.ask('getBlockHeight', [], (answer) => numberOf({ answer }, 'answer'));
    const signature = await key.sign(transaction.message);
    const id = base58Of(signature); // The same message has the same one.
    await sponsorships.hold(rule, {
      account,
      site,
      network,
      id,
      sum: Number(fee),
      untilSeconds: 0, // The chain's height ends it.
      trace: JSON.stringify({ signature: id, height }),
    });
    return signature;
  }

  async #ruled(site: string, network: string) {
    const { networks, rules, sites } = this.#deps;
    await demandSite(sites, site);
    const found = networks.get(network);
    const rule = found && (await rules.find(site, network));
    if (!found || !rule) throw new NotSponsored('rule');
    return { ...found, rule };
  }
}

/** The fee of a transaction that fails is paid as well, and one with an old blockhash would be held for nothing. */
async function requireGood({ blockhash, message, signatures }: SolanaTransaction, node: ChainNode) {
  const isGood = await node.ask(
    'isBlockhashValid',
    [blockhash, { commitment: 'processed' }],
    (answer) => booleanOf(answer, 'value'),
  );
  if (!isGood) throw new NotSponsored('operation');
  const whole = Buffer.concat([Uint8Array.of(signatures.length), ...signatures, message]);
  const options = { encoding: 'base64', sigVerify: false, commitment: 'processed' };
  const error = await node.ask(
    'simulateTransaction',
    [whole.toString('base64'), options],
    (answer) => {
      const value = fieldOf(answer, 'value');
      return value === undefined ? undefined : { of: fieldOf(value, 'err') };
    },
  );
  if (error.of !== null) throw new NotSponsored('instruction');
}
