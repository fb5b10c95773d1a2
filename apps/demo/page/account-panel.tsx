import { useAccount, useNetwork } from 'cleatkit/react';
import { useId } from 'react';
import { balanceText } from './balance-text';
import { SignMessage } from './sign-message';

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
          <dd data-fact="status">{isRestoring ? 'restoring' : status}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd data-fact="network">
            {network?.name ?? '–'} {isWrong && '(not one of this page’s)'}
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd data-fact="address">{address ? <code>{address}</code> : '–'}</dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd data-fact="balance">{balanceText(balance)}</dd>
        </div>
      </dl>
      <SignMessage />
    </section>
  );
}
