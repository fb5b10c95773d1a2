import { useEffect, useRef } from 'react';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { Network } from '../../../domain/network/network';
import { useWidget } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import { NetworkEmblem } from '../../parts/network-emblem';
import { useAccountMessages } from '../../bindings/use-account-messages';

interface NoWalletYetProps {
  readonly namespace: ChainNamespace;
  readonly network: Network | undefined;

  /** It replaces the element that had the focus. */
  readonly takesFocus: boolean;
}

/** A namespace without a connected wallet, and a button to connect one. */
export function NoWalletYet({ namespace, network, takesFocus }: NoWalletYetProps) {
  const widget = useWidget();
  const messages = useAccountMessages();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className="row"
      onClick={() => void widget.show('Connect', { namespace })}
    >
      {network && <NetworkEmblem network={network} />}
      <span className="name">{messages.connectOn(messages.chains[namespace])}</span>
      <Icon name="forward" />
    </button>
  );
}
