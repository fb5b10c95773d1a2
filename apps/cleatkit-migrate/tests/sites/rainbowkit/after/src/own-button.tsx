import { ConnectButton } from 'cleatkit/react';

export const OwnButton = () => (
  <ConnectButton.Custom>
    {(state) => {
      const account = state.account && { ...state.account, displayName: state.account.short, displayBalance: undefined as string | undefined };
      const chain = state.network && { ...state.network, id: Number(state.network.id), unsupported: !state.network.isSupported, hasIcon: false, iconUrl: undefined as string | undefined };
      const openAccountModal = () => state.open({ view: 'Account' });
      const openChainModal = () => state.open({ view: 'Networks' });
      const openConnectModal = () => state.open({ view: 'Connect' });
      const authenticationStatus = undefined as 'loading' | 'unauthenticated' | 'authenticated' | undefined;
      const mounted = !state.isRestoring;
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
    {(cleatState) => {
      const openConnectModal = () => cleatState.open({ view: 'Connect' });
      const account = cleatState.account && { ...cleatState.account, displayName: cleatState.account.short, displayBalance: undefined as string | undefined };
      return <a onClick={openConnectModal}>{account?.displayName}</a>;
    }}
  </ConnectButton.Custom>
);
