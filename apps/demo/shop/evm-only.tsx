import type { ChainNamespace } from 'cleatkit';
import { useAccount, useNetwork, useWidget } from 'cleatkit/react';
import type { ReactNode } from 'react';

/** Where there are contracts. */
const hasContracts: { readonly [N in ChainNamespace]: boolean } = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

/** What an account on an EVM chain can do; for others, the way there. */
export function EvmOnly({ children }: { readonly children: ReactNode }) {
  const widget = useWidget();
  const { address } = useAccount();
  const { network } = useNetwork();
  if (!address || !network) {
    return <p className="note">For this, connect a wallet on Ethereum or Arbitrum.</p>;
  }
  if (hasContracts[network.chainNamespace]) return children;
  return (
    <button type="button" onClick={() => void widget.open({ view: 'Networks' })}>
      Switch to Ethereum or Arbitrum
    </button>
  );
}
