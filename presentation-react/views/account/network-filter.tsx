import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import { networksOf } from '../../../domain/token/networks-of-tokens';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useNetworkName } from '../../bindings/use-network-name';
import { tokensMessages } from '../../messages/tokens-en';
import { Choice } from './choice';

interface NetworkFilterProps {
  readonly tokens: readonly TokenBalance[];
  readonly chosen: CaipNetworkId | undefined;
  readonly onChoose: (network: CaipNetworkId | undefined) => void;
}

/** The network whose tokens are listed, or all; renders nothing where all tokens are on one. */
export function NetworkFilter({ chosen, onChoose, tokens }: NetworkFilterProps) {
  const { network } = useMessages();
  const { tokensAllNetworks } = useCatalogue(tokensMessages);
  const nameOf = useNetworkName();
  const ids = networksOf(tokens);
  if (ids.length < 2) return null;
  return (
    <Choice
      label={network}
      // Where no token is on it any more, the first choice is on show.
      chosen={chosen ?? ''}
      names={[['', tokensAllNetworks], ...ids.map((id) => [id, nameOf(id)] as const)]}
      onChoose={(chosenId) => onChoose(ids.find((id) => id === chosenId))}
    />
  );
}
