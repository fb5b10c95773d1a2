import type { Identity } from '../../domain/account/identity';
import type { Nft } from '../../domain/nft/nft';
import { type PictureOptions, type PictureRule, pictureRule } from '../../domain/text/picture-rule';
import type { Transaction, TransactionPage, Transfer } from '../../domain/transaction/transaction';

/** Services' names, tokens and transfers, with the pictures that the site allows the page to load. */
export class Pictures {
  readonly #rule: PictureRule;

  constructor(options: PictureOptions) {
    this.#rule = pictureRule(options);
  }

  identity(identity: Identity): Identity {
    return this.#ruled(identity, 'imageUrl');
  }

  tokens<Token extends { readonly iconUrl?: string }>(tokens: readonly Token[]): readonly Token[] {
    return tokens.map((token) => this.#ruled(token, 'iconUrl'));
  }

  nfts(nfts: readonly Nft[]): readonly Nft[] {
    return nfts.map((nft) => this.#ruled(nft, 'imageUrl'));
  }

  page(page: TransactionPage): TransactionPage {
    return { ...page, transactions: page.transactions.map((one) => this.#transaction(one)) };
  }

  /** The same object where it has no picture: a page may have 10,000. */
  #transaction(transaction: Transaction): Transaction {
    if (!transaction.transfers.some(hasPicture)) return transaction;
    const transfers = transaction.transfers.map((transfer) => this.#transfer(transfer));
    return { ...transaction, transfers };
  }

  #transfer(transfer: Transfer): Transfer {
    return transfer.kind === 'nft'
      ? this.#ruled(transfer, 'previewUrl')
      : this.#ruled(transfer, 'iconUrl');
  }

  #ruled<Name extends string, Pictured extends { readonly [N in Name]?: string }>(
    pictured: Pictured,
    name: Name,
  ): Pictured {
    const url: string | undefined = pictured[name];
    if (url === undefined) return pictured;
    const { [name]: _dropped, ...rest } = pictured;
    const allowed = this.#rule(url);
    return { ...rest, ...(allowed !== undefined && { [name]: allowed }) } as Pictured;
  }
}

function hasPicture(transfer: Transfer): boolean {
  return (transfer.kind === 'nft' ? transfer.previewUrl : transfer.iconUrl) !== undefined;
}
