import { expect, it } from '@jest/globals';
import { joinedByVisitor } from '../../../composition/chains/joined-by-visitor';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { connectorOn } from '../../../domain/connection/connector';

const evm = connectorOn('eip155', { id: 'io.metamask', name: 'MetaMask', type: 'ANNOUNCED' });
const own = connectorOn('solana', { id: 'own', name: 'MetaMask', type: 'ANNOUNCED' });

/** What the widget stores, with the connected wallet of each namespace. */
function storedWith(connected: Partial<Record<ChainNamespace, string>>, kept = new Map()) {
  return {
    kept,
    stored: {
      connectorId: (namespace: ChainNamespace) => connected[namespace],
      json: (name: string): unknown => kept.get(name),
      setJson: (name: string, value: unknown) => void kept.set(name, value),
    },
  };
}

it('two connectors are one wallet from the moment on when the visitor has both connected', () => {
  expect(joinedByVisitor(storedWith({ eip155: evm.id }).stored)(evm, own)).toBe(false);

  const { kept, stored } = storedWith({ eip155: evm.id, solana: own.id });
  expect(joinedByVisitor(stored)(own, evm)).toBe(true);

  const later = joinedByVisitor(storedWith({}, kept).stored);
  expect(later(evm, own)).toBe(true);
  expect(later(evm, { ...own, id: 'another' })).toBe(false);
  expect(joinedByVisitor(storedWith({}, new Map([['joined_wallets', 7]])).stored)(evm, own)).toBe(
    false,
  );
});
