import { useAccount, useNetwork } from 'cleat/react';
import { balanceText } from './balance-text';
import { SignMessage } from './sign-message';

/** What the hooks tell a dapp, live. */
export function AccountPanel() {
  const { status, isRestoring, address, balance } = useAccount();
  const { network, isWrong } = useNetwork();
  return (
    <section className="panel" aria-labelledby="your-account">
      <h2 id="your-account">What the page knows</h2>
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
