import type { ReactElement, ReactNode } from 'react';
import type { Widget } from '../../application/widget/widget';
import type { ConnectionStatus } from '../../domain/connection/connection';
import type { ActiveNetwork } from '../../domain/network/network';
import { type AccountInUse, useAccount } from '../bindings/use-account';
import { useModal } from '../bindings/use-modal';
import { useNetwork } from '../bindings/use-network';
import { type OpenerProps, useOpener } from '../bindings/use-opener';
import { useEntryMessages } from '../bindings/widget-context';
import { ShadowBox } from './shadow-box';
import { NetworkPill } from './network-button';
import { OpenerButton } from './opener-button';
import { type AccountFace, useAccountFace } from './use-account-face';

/** The props of {@link ConnectButton}. */
export interface ConnectButtonProps extends AccountFace {
  /** The label without a connection. */
  readonly label?: string;

  /** Shows the network beside the account. Off unless `true`. */
  readonly showNetwork?: boolean;
}

/** Connects a wallet; while one is connected, shows the account and opens it. */
export function ConnectButton({ label, showNetwork, ...face }: ConnectButtonProps) {
  const { connectWallet } = useEntryMessages();
  const text = label ?? connectWallet;
  const account = useAccountFace(face);
  return (
    <ShadowBox name="connect-button" label={text} remembered={account?.remembered}>
      {showNetwork && account?.state === 'account' && <NetworkPill />}
      {/* One element before and after connecting, so that the focus can come back to it. */}
      <OpenerButton {...(account ?? { state: 'connect', children: text })} />
    </ShadowBox>
  );
}

/** The argument of the render prop of `ConnectButton.Custom`. */
export interface ConnectButtonState {
  /** Where the connection stands. */
  readonly status: ConnectionStatus;

  /** Whether the connection is still unknown: show a skeleton, not "Connect". */
  readonly isRestoring: boolean;
  /** The account in use. */
  readonly account: AccountInUse | undefined;
  /** The network in use. */
  readonly network: ActiveNetwork | undefined;
  /** Whether the modal is on show. */
  readonly isOpen: boolean;

  /** Opens the widget: the account if there is one, else the wallets. */
  readonly open: Widget['open'];

  /** Opens the wallets, also while one is connected. */
  readonly connect: () => Promise<void>;

  /** The props for a native button that opens the widget and downloads it before the press. */
  readonly buttonProps: OpenerProps;
}

/** A connect button of the site's own making. */
function CustomConnectButton({
  children,
}: {
  readonly children: (state: ConnectButtonState) => ReactNode;
}): ReactElement {
  const { status, isRestoring, account } = useAccount();
  const { network } = useNetwork();
  const { isOpen, open } = useModal();
  const { openerProps: buttonProps } = useOpener();
  const connect = (): Promise<void> => open({ view: 'Connect' });
  return (
    <>{children({ status, isRestoring, account, network, isOpen, open, connect, buttonProps })}</>
  );
}

ConnectButton.Custom = CustomConnectButton;
