import type { SwitchState } from '../../../domain/network/network-switch';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useNetwork } from '../../bindings/use-network';
import { failureWords } from '../../messages/failure-words';
import type { MessageCatalogue } from '../../messages/message-catalogue';
import { type NetworksMessages, networksMessages } from '../../messages/networks-en';
import { networkWords } from '../../messages/network-words';
import { Icon } from '../../primitives/icon';
import { useMessages } from '../../bindings/shell-context';

type FailedSwitch = Extract<SwitchState, { readonly status: 'failed' }>;

/** Why the last switch failed, and what to do about it. */
export function SwitchNotice() {
  const messages = { ...useMessages(), ...useCatalogue(networksMessages) };
  const { network, networks, switching } = useNetwork();
  if (switching?.status !== 'failed') return null;
  const wanted = networks.find((one) => one.caipNetworkId === switching.caipNetworkId);
  const current = network && (networkWords(network, messages) ?? network.name);
  const text = wordsFor(switching, wanted?.name ?? '', current ?? '', messages);
  return (
    <p role="alert" className="notice">
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}

function wordsFor(
  { failure }: FailedSwitch,
  wanted: string,
  current: string,
  messages: MessageCatalogue & NetworksMessages,
): string {
  switch (failure.cause) {
    case 'declined':
      return messages.switchDeclined;
    case 'pending':
      return messages.switchPending;
    case 'notSupported':
      return messages.switchNotSupported(wanted);
    case 'notChanged':
      return messages.switchNotChanged(current, wanted);
    case 'gone':
      return messages.switchGone;
    case 'failed': {
      const { hint, said } = failureWords(failure, messages);
      return messages.switchFailed(said === undefined ? hint : `${hint} ${said}`);
    }
  }
}
