import { ConnectButton } from '@rainbow-me/rainbowkit';

export const OwnButton = () => (
  <ConnectButton.Custom>
    {({
      account,
      chain,
      openAccountModal,
      openChainModal,
      openConnectModal,
      authenticationStatus,
      mounted,
    }) => {
      // Before that the server's HTML stands.
      const ready = mounted && authenticationStatus !== 'loading';
      if (!ready || !account || !chain) return <button onClick={openConnectModal}>Enter</button>;
      if (chain.unsupported) return <button onClick={openChainModal}>Wrong network</button>;
      return (
        <button onClick={openAccountModal}>
          {chain.hasIcon && <img alt={chain.name ?? 'Network'} src={chain.iconUrl} />}
          {account.displayName}
          {account.displayBalance ? ` (${account.displayBalance})` : ''}
        </button>
      );
    }}
  </ConnectButton.Custom>
);

export const Short = () => (
  <ConnectButton.Custom>
    {({ openConnectModal, account }) => <a onClick={openConnectModal}>{account?.displayName}</a>}
  </ConnectButton.Custom>
);
