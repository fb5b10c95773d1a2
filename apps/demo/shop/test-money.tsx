import { useAccount, useNetwork, useWidget } from 'cleatkit/react';
import { useState } from 'react';

const texts = {
  asking: 'Asking the faucet…',
  paid: 'It is there. The balance shows it in a moment.',
  failed: 'The faucet did not pay. Try again.',
} as const;

/** Pays the account in use on the chain in use, where the demo's server has a faucet. */
export function TestMoney() {
  const widget = useWidget();
  const { address } = useAccount();
  const { network } = useNetwork();
  const [said, setSaid] = useState<keyof typeof texts>();
  if (!address || !network) return null;
  const ask = async (): Promise<void> => {
    setSaid('asking');
    try {
      const answer = await fetch('/faucet', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ network: network.caipNetworkId, address }),
      });
      if (!answer.ok) throw new Error(`/faucet answered ${answer.status}`);
      setSaid('paid');
      const tokens = await widget.feature('tokens');
      await Promise.all([widget.refreshBalance({ force: true }), tokens.refresh()]);
    } catch {
      setSaid('failed');
    }
  };
  return (
    <p className="test-money">
      <button
        type="button"
        className="small"
        disabled={said === 'asking'}
        onClick={() => void ask()}
      >
        Get test money
      </button>{' '}
      <span role="status">{said && texts[said]}</span>
    </p>
  );
}
