import type { ReactElement, ReactNode } from 'react';
import { type AccountInUse, useAccount } from '../bindings/use-account';
import { useModal } from '../bindings/use-modal';
import { useNetwork } from '../bindings/use-network';
import { type OpenerProps, useOpener } from '../bindings/use-opener';
import { useEntryMessages } from '../bindings/widget-context';
import type { OpenRequest } from '../../application/widget';
import type { ConnectionStatus } from '../../domain/connection/connection';
import type { ActiveNetwork } from '../../domain/network/network';
import { ShadowBox } from '../primitives/shadow-box';
import { AccountFace } from './account-face';
import { ButtonPlaceholder } from './button-placeholder';
import { NetworkPill } from './network-button';

/** What {@link ConnectButton} takes. */
export interface ConnectButtonProps {
  /** What it says while nobody is connected. */
  readonly label?: string;

  /** Shows the balance beside the account. On unless it says `false`. */
  readonly showBalance?: boolean;

  /** Shows the network beside the account. Off unless it says `true`. */
  readonly showNetwork?: boolean;
}

/** Connects a wallet; while one is connected, shows the account and opens it. */
export function ConnectButton({ label, showBalance, showNetwork }: ConnectButtonProps) {
  const messages = useEntryMessages();
  const text = label ?? messages.connectWallet;
  return (
    <ShadowBox name="connect-button" placeholder={<ButtonPlaceholder label={text} />}>
      <Face label={text} showBalance={showBalance ?? true} showNetwork={showNetwork ?? false} />
    </ShadowBox>
  );
}

/** The faces share one button element, so that focus survives connecting. */
function Face({ label, showBalance, showNetwork }: Required<ConnectButtonProps>) {
  const messages = useEntryMessages();
  const { account, isRestoring } = useAccount();
  const { isWrong } = useNetwork();
  const { hasFailed, openerProps } = useOpener(account && isWrong ? 'UnsupportedChain' : undefined);
  const isAccount = account !== undefined || isRestoring;
  return (
    <>
      {account && showNetwork && !isWrong && <NetworkPill />}
      <button
        type="button"
        className="button"
        data-state={stateOf(isAccount, account !== undefined && isWrong)}
        aria-busy={isRestoring}
        aria-label={isRestoring ? messages.restoring : undefined}
        {...openerProps}
      >
        {isAccount && <AccountFace showBalance={showBalance} />}
        {!isAccount && <span>{hasFailed ? messages.tryAgain : label}</span>}
      </button>
    </>
  );
}

function stateOf(isAccount: boolean, isWrong: boolean): string {
  if (isWrong) return 'wrong';
  return isAccount ? 'account' : 'connect';
}

/** What the render prop of {@link ConnectButton.Custom} is told. */
export interface ConnectButtonState {
  readonly status: ConnectionStatus;

  /** Not known yet whether somebody is connected: show a skeleton, not "Connect". */
  readonly isRestoring: boolean;
  readonly account: AccountInUse | undefined;
  readonly network: ActiveNetwork | undefined;
  readonly isOpen: boolean;

  /** Opens the widget: the account while there is one, else the wallets. */
  readonly open: (request?: OpenRequest) => Promise<void>;

  /** Opens the wallets, also while one is connected. */
  readonly connect: () => Promise<void>;

  /** Spread on a native button: opens the widget and downloads it ahead of the press. */
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
  const { openerProps } = useOpener();
  const connect = (): Promise<void> => open({ view: 'Connect' });
  const buttonProps = openerProps;
  return (
    <>{children({ status, isRestoring, account, network, isOpen, open, connect, buttonProps })}</>
  );
}

ConnectButton.Custom = CustomConnectButton;
