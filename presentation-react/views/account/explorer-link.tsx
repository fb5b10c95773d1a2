import { useMessages } from '../../bindings/shell-context';
import { useNetwork } from '../../bindings/use-network';
import { isOutgoing, outgoing } from '../../primitives/action';
import { Icon } from '../../primitives/icon';

/** Leads to the account's page on the network's explorer. Renders nothing where there is none. */
export function ExplorerLink({ href }: { readonly href: string | undefined }) {
  const { viewOnExplorer } = useMessages();
  const { network } = useNetwork();
  const explorer = network?.blockExplorers?.default.name;
  if (!isOutgoing(href) || explorer === undefined) return null;
  return (
    <a className="quiet" href={href} {...outgoing}>
      {viewOnExplorer(explorer)}
      <Icon name="external" />
    </a>
  );
}
