import { useAccount } from '../bindings/use-account';
import { useNetwork } from '../bindings/use-network';
import { useEntryMessages, useWidget } from '../bindings/widget-context';
import { ShadowBox } from './shadow-box';
import { NetworkMark } from './network-mark';
import { OpenerButton } from './opener-button';

/** The network in use; opens the list of networks. */
export function NetworkButton() {
  const { chooseNetwork } = useEntryMessages();
  return (
    <ShadowBox name="network-button" label={chooseNetwork}>
      <NetworkPill />
    </ShadowBox>
  );
}

/** Shows the network, or that it is the wrong one. */
export function NetworkPill() {
  const { chooseNetwork, wrongNetwork } = useEntryMessages();
  const { account } = useAccount();
  const { network, isWrong } = useNetwork();
  const isDisabled = !useWidget().options.enableNetworkSwitch;
  if (isWrong) {
    return (
      <OpenerButton state="wrong" view="UnsupportedChain" isDisabled={isDisabled}>
        {wrongNetwork}
      </OpenerButton>
    );
  }
  return (
    <OpenerButton state="network" view="Networks" isDisabled={isDisabled}>
      {network && account ? (
        <span className="who">
          <NetworkMark network={network} />
          {network.name}
        </span>
      ) : (
        (network?.name ?? chooseNetwork)
      )}
    </OpenerButton>
  );
}
