import { shortenAddress } from '../../domain/address/shorten-address';
import { accountPage } from '../../domain/network/account-page';
import { useMessages } from '../bindings/shell-context';
import { useNetwork } from '../bindings/use-network';
import { isOutgoing, outgoing } from '../primitives/action';
import { Icon } from '../primitives/icon';
import { useStyle } from '../bindings/use-style';
import contractDetailCss from './contract-detail.css';
import { useFlash } from '../primitives/use-flash';

const TICK_MS = 1500;

interface ContractDetailProps {
  readonly name: string;
  readonly copyLabel: string;
  readonly address: string;

  /** Rejects where the browser does not copy; the widget itself reports that. */
  readonly onCopy: () => Promise<void>;
}

/** The address of a contract, to copy and to see on the explorer of the network in use. */
export function ContractDetail({ name, copyLabel, address, onCopy }: ContractDetailProps) {
  useStyle(contractDetailCss);
  const { viewOnExplorer } = useMessages();
  const { network } = useNetwork();
  const [isCopied, tick] = useFlash(TICK_MS);
  const explorer = network?.blockExplorers?.default.name;
  const href = network && accountPage(network, address);
  const copy = (): void => {
    onCopy().then(tick, () => {
      // The widget itself reports the failure.
    });
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd title={address}>
        <bdi>{shortenAddress(address)}</bdi>
        <button type="button" className="tool" aria-label={copyLabel} onClick={copy}>
          <Icon name={isCopied ? 'check' : 'copy'} />
        </button>
        {explorer !== undefined && isOutgoing(href) && (
          <a className="tool" href={href} aria-label={viewOnExplorer(explorer)} {...outgoing}>
            <Icon name="external" />
          </a>
        )}
      </dd>
    </div>
  );
}
