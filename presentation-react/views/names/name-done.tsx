import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { namesMessages } from '../../messages/names-en';
import { WholeAddress } from '../../parts/whole-address';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { useAccount } from '../../bindings/use-account';

/** The name that was registered, and the account that it stands for. */
export function NameDone() {
  const widget = useWidget();
  const { nameDone, nameDoneHint, nameToAccount } = useCatalogue(namesMessages);
  const { account } = useAccount();
  const registration = useWidgetState(({ features }) => features.names?.registration);
  if (!account) return null;
  return (
    <div className="stack">
      <div className="scene" role="status">
        <span className="medallion">
          <Icon name="check" />
        </span>
        {registration?.status === 'registered' && (
          <p className="headline">
            <bdi>{nameDone(registration.name)}</bdi>
          </p>
        )}
        <p className="hint">{nameDoneHint}</p>
        <p>
          <bdi>
            <WholeAddress address={account.address} />
          </bdi>
        </p>
      </div>
      <Action kind="primary" onPress={() => void widget.open({ view: 'Account' })}>
        {nameToAccount}
      </Action>
    </div>
  );
}
