import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { formatCaipNetworkId, parseCaipNetworkId } from '../../../../domain/caip/caip-network-id';
import { isCaipNetworkId } from '../../../../domain/caip/chain-id-grammar';
import { describeVectors } from '../../../support/vectors';

describe('parseCaipNetworkId', () => {
  it('[R3.1] splits a chain id into namespace and reference', () => {
    expect(parseCaipNetworkId('eip155:1')).toEqual({ namespace: 'eip155', chainReference: '1' });
  });

  it.each([
    '',
    'eip155',
    'eip155:',
    ':1',
    'eip155:1:2',
    'cosmos:cosmoshub-3',
    'EIP155:1',
    'eip155:a b',
    'eip155:1\n',
    `eip155:${'1'.repeat(33)}`,
    'constructor:1',
  ])('refuses %j and names the value', (value) => {
    expect(() => parseCaipNetworkId(value)).toThrow(
      expect.objectContaining({
        code: 'CAIP_NETWORK_ID_INVALID',
        message: `Invalid CAIP-2 network id: ${value}`,
      }),
    );
    expect(isCaipNetworkId(value)).toBe(false);
  });

  it('reads back every text that it writes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...chainNamespaces),
        fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/),
        (namespace, chainReference) => {
          const id = formatCaipNetworkId({ namespace, chainReference });
          expect(parseCaipNetworkId(id)).toEqual({ namespace, chainReference });
        },
      ),
    );
  });

  it('does not write a text that it would refuse', () => {
    expect(() => formatCaipNetworkId({ namespace: 'eip155', chainReference: '1:2' })).toThrow(
      'Invalid CAIP-2 network id: eip155:1:2',
    );
  });
});

interface Row {
  readonly value: string;
}

describeVectors<{
  readonly spec: { readonly caip2: readonly Row[] };
  readonly namespaces: Readonly<Record<string, { readonly caip2?: readonly Row[] }>>;
}>('caip', ({ spec, namespaces }) => {
  const values = [spec, ...Object.values(namespaces)].flatMap(({ caip2 = [] }) =>
    caip2.map(({ value }) => value),
  );

  it('accepts exactly the rows that follow the grammar in a namespace that is served', () => {
    const served = values.filter((value) =>
      /^(?:eip155|solana|polkadot|bip122):[-_a-zA-Z0-9]{1,32}$/.test(value),
    );
    expect(served.length).toBeGreaterThanOrEqual(20);
    expect(values.filter((value) => isCaipNetworkId(value))).toEqual(served);
    for (const value of served) {
      const [namespace, chainReference] = value.split(':');
      expect(formatCaipNetworkId(parseCaipNetworkId(value))).toBe(value);
      expect(parseCaipNetworkId(value)).toEqual({ namespace, chainReference });
    }
  });
});
