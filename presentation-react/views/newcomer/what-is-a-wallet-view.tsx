import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { newcomerMessages } from '../../messages/newcomer-en';
import { Action } from '../../primitives/action';
import { Icon, type IconName } from '../../primitives/icon';
import { WalletArt } from './wallet-art';
import newcomerCss from './what-is-a-wallet.css';

export { newcomerMessages as messages };

const icons: readonly IconName[] = ['key', 'user', 'hand'];

/** What a wallet is, for visitors without one, and the way to get one. */
export default function WhatIsAWalletView() {
  useStyle(newcomerCss);
  const widget = useWidget();
  const { getAWallet } = useMessages();
  const { benefits } = useCatalogue(newcomerMessages);
  // Who has a wallet is not led away from it.
  const hasWallet = useWidgetState(({ connectorRows }) =>
    connectorRows.some(({ tag }) => tag === 'installed'),
  );
  return (
    <div className="stack newcomer-scene">
      <WalletArt />
      <ul className="benefits">
        {benefits.map(({ title, text }, index) => (
          <li key={title}>
            <span className="benefit-mark">
              <Icon name={icons[index] ?? 'wallet'} />
            </span>
            <p>
              <strong>{title}</strong>
              <br />
              {text}
            </p>
          </li>
        ))}
      </ul>
      <Action
        kind={hasWallet ? 'secondary' : 'primary'}
        onPress={() => void widget.show('GetWallet')}
      >
        {getAWallet}
      </Action>
    </div>
  );
}
