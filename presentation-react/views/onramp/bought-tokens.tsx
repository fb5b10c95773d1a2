import type { ReactNode } from 'react';
import { transactionPage } from '../../../domain/network/account-page';
import type { Network } from '../../../domain/network/network';
import { formatDecimal } from '../../../domain/number/decimal';
import type { FungibleTransfer, Transaction } from '../../../domain/transaction/transaction';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useStyle } from '../../bindings/use-style';
import { useWidget } from '../../bindings/widget-context';
import { onrampMessages } from '../../messages/onramp-en';
import { Action, LinkAction } from '../../primitives/action';
import { Ring } from '../../primitives/ring';
import boughtTokensCss from './bought-tokens.css';

/** What a purchase has brought: a transfer on a network of the site. */
export interface Arrival {
  readonly transfer: FungibleTransfer;
  readonly network: Network;
  readonly hash: string | undefined;
}

/** What `transaction` has brought; `undefined` where its source does not say how much of what. */
export function arrivalOf(
  { metadata, transfers }: Transaction,
  networks: readonly Network[],
): Arrival | undefined {
  const transfer = transfers.find(
    (each): each is FungibleTransfer =>
      each.kind === 'fungible' && each.direction === 'in' && !each.isSpam,
  );
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === metadata.chain);
  return transfer && network && { transfer, network, hash: metadata.hash };
}

interface BoughtTokensProps {
  readonly arrival: Arrival;

  /** The logo of who has sold it. */
  readonly seller: ReactNode;
}

/** What was bought, once it has arrived: how much, where, and the page of its transaction. */
export function BoughtTokens({ arrival, seller }: BoughtTokensProps) {
  useStyle(boughtTokensCss);
  const widget = useWidget();
  const exact = useExact();
  const { viewOnExplorer } = useMessages();
  const messages = useCatalogue(onrampMessages);
  const { hash, network, transfer } = arrival;
  const explorer = network.blockExplorers?.default;
  return (
    <div className="stack">
      <div className="scene">
        <Ring state="done">{seller}</Ring>
        <p className="bought">
          <bdi>{`${exact(formatDecimal(transfer.quantity))} ${transfer.symbol}`}</bdi>
          <small>
            <bdi>{network.name}</bdi>
          </small>
        </p>
        <p className="headline" role="status">
          {messages.onrampBought}
        </p>
        <p className="hint">{messages.onrampBoughtHint}</p>
      </div>
      {explorer && hash !== undefined && (
        <LinkAction kind="secondary" href={transactionPage(network, hash)}>
          {viewOnExplorer(explorer.name)}
        </LinkAction>
      )}
      <Action kind="primary" onPress={() => void widget.open({ view: 'Account' })}>
        {messages.onrampDone}
      </Action>
    </div>
  );
}
