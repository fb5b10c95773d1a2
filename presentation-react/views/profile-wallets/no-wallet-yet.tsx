import { useEffect, useRef } from 'react';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import type { Network } from '../../../domain/network/network';
import { useWidget } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import { NetworkEmblem } from '../../parts/network-emblem';
import { useMessages } from '../../bindings/shell-context';

interface NoWalletYetProps {
  readonly namespace: ChainNamespace;
  readonly network: Network | undefined;

  /** It takes the place of what had the focus. */
  readonly takesFocus: boolean;
}

/** A namespace on which nobody is connected, and the way to change that. */
export function NoWalletYet({ namespace, network, takesFocus }: NoWalletYetProps) {
  const widget = useWidget();
  const messages = useMessages();
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
