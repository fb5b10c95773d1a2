import { Disclosure } from '../../primitives/disclosure';
import { Icon, type IconName } from '../../primitives/icon';
import { useMessages } from '../../bindings/shell-context';

const icons: readonly IconName[] = ['key', 'user', 'hand'];

/** What a wallet is, for visitors without one. Always present, collapsed by default. */
export function Newcomer() {
  const { whatIsAWallet, benefits } = useMessages();
  return (
    <Disclosure label={whatIsAWallet}>
      <ul className="benefits">
        {benefits.map(({ title, text }, index) => (
          <li key={title}>
            <Icon name={icons[index] ?? 'wallet'} />
            <p>
              <strong>{title}</strong>
              <br />
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
