import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { useWidget } from '../../bindings/widget-context';
import { profileMessages } from '../../messages/profile-en';
import { Icon } from '../../primitives/icon';
import waysCss from './ways.css';

/** How many ways a wallet should have that open it. */
const WANTED = 2;

/** That one way alone opens the wallet, ticked, and the second one, which leads to the wallet's own page. */
export function WaysToOpen() {
  useStyle(waysCss);
  const widget = useWidget();
  const { wayAdd, wayLater, waysToOpen } = useCatalogue(profileMessages);
  /** The page of the wallet is not above an open modal. */
  const add = async (): Promise<void> => {
    const verbs = await widget.feature('auth');
    await widget.close();
    await verbs.showKeys().catch(() => undefined);
    await widget.open({ view: 'Account' });
  };
  const putOff = async (): Promise<void> => (await widget.feature('auth')).putOffSecondWay();
  return (
    <div className="ways">
      <button type="button" className="ways-add" onClick={() => void add()}>
        <span className="way-step">
          <span className="way-mark" data-is-done>
            <Icon name="check" />
          </span>
          <bdi className="ways-count">{waysToOpen(1, WANTED)}</bdi>
        </span>
        <span className="way-step">
          <span className="way-mark" />
          <bdi className="way-next">{wayAdd}</bdi>
        </span>
        <Icon name="forward" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={wayLater}
        title={wayLater}
        onClick={() => void putOff()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
