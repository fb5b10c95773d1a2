import { useAccount, useNetwork } from 'cleatkit/react';
import { useId } from 'react';
import { balanceText } from '../shop/coins';

interface AccountPanelProps {
  readonly title?: string;
}

/** The values of the hooks for a dapp, live. */
export function AccountPanel({ title = 'What the page knows' }: AccountPanelProps) {
  const { status, isRestoring, address, balance } = useAccount();
  const { network, isWrong } = useNetwork();
  const titleId = useId();
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <dl className="facts">
        <div>
          <dt>Status</dt>
          <dd>{isRestoring ? 'restoring' : status}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>
            {network?.name ?? '–'} {isWrong && '(not one of this page’s)'}
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{address ? <code>{address}</code> : '–'}</dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd>{balanceText(balance)}</dd>
        </div>
      </dl>
    </section>
  );
}
