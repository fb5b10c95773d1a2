import { type ComponentType, useEffect, useState } from 'react';
import type { Network } from '../../domain/network/network';

interface NetworkMarkProps {
  readonly network: Network;
}

/** The logo of a network. Keeps its place before it is downloaded. */
export function NetworkMark({ network }: NetworkMarkProps) {
  const [Logo, setLogo] = useState<ComponentType<NetworkMarkProps>>();
  useEffect(() => {
    import('../parts/network-emblem').then(
      ({ NetworkEmblem }) => setLogo(() => NetworkEmblem),
      () => {
        // The place stays empty.
      },
    );
  }, []);
  return Logo ? <Logo network={network} /> : <span className="emblem" />;
}
