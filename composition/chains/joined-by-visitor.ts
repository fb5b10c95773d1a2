import type { StoredValues } from '../../application/state/stored-values';
import type { Connector } from '../../domain/connection/connector';
import type { AreJoined } from '../../domain/connection/multi-chain-connector';

const NAME = 'joined_wallets';

/** More than a visitor has wallets. */
const PAIRS_MAX = 32;

/** Two connectors are joined from the moment on when the visitor has both connected, also on later visits. */
export function joinedByVisitor(
  stored: Pick<StoredValues, 'connectorId' | 'json' | 'setJson'>,
): AreJoined {
  return (one, other) => {
    const list = stored.json(NAME);
    const known = Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
    const pair = [one, other].map(keyOf).sort().join(' + ');
    if (known.includes(pair)) return true;
    const areConnected = [one, other].every(
      ({ id, namespace }) => stored.connectorId(namespace) === id,
    );
    if (areConnected) stored.setJson(NAME, [...known, pair].slice(-PAIRS_MAX));
    return areConnected;
  };
}

function keyOf({ id, namespace }: Connector): string {
  return `${namespace} ${id}`;
}
