import { useAccount, useNetwork, useWidget } from 'cleatkit/react';
import type { Hex } from 'viem';
import { EvmOnly } from './evm-only';
import { takePostcards } from './take-postcards';
import { useDeed } from './use-deed';

/** Two postcards for nothing but the fee, by one press: a bundle of calls. */
export function Postcards({ contract }: { readonly contract: Hex }) {
  const widget = useWidget();
  const { address } = useAccount();
  const { network } = useNetwork();
  const { isUnderWay, run, said } = useDeed();
  const take = (): void => {
    if (!address || !network) return;
    void run('Asking your wallet for both at once…', async () => {
      await takePostcards(widget, { address, contract, network });
      return 'Two postcards are yours: see the NFTs of your account.';
    });
  };
  return (
    <section className="panel" id="postcards" tabIndex={-1} aria-labelledby="postcards-title">
      <h2 id="postcards-title">Two postcards</h2>
      <p>
        They cost nothing but the fee. The shop asks for both in one bundle (
        <code>wallet_sendCalls</code>
        ); for the e-mail wallet on Ethereum, its operator pays the fee by a rule of this shop.
      </p>
      <EvmOnly>
        <button type="button" disabled={isUnderWay} onClick={take}>
          Take two postcards
        </button>
      </EvmOnly>
      <p className="deed" role="status">
        {said}
      </p>
    </section>
  );
}
