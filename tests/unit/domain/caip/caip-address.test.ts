import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkAddress } from '../../../../domain/address/is-address';
import {
  addressOf,
  caipNetworkIdOf,
  formatCaipAddress,
  isCaipAddress,
  parseCaipAddress,
} from '../../../../domain/caip/caip-address';
import { chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { describeVectors } from '../../../support/vectors';

const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

describe('parseCaipAddress', () => {
  it('[R5.5] splits an account id and keeps the letter case', () => {
    expect(parseCaipAddress(`eip155:1:${vitalik}`)).toEqual({
      namespace: 'eip155',
      chainReference: '1',
      address: vitalik,
    });
  });

  it.each(['', 'eip155:1', '::', 'eip155::0x1', ':1:0x1', 'eip155:1:', 'a:b:c', 'eip155:1:0x1:2'])(
    '[R5.5] refuses %j, which is not three non-empty parts of a known namespace',
    (value) => {
      expect(() => parseCaipAddress(value)).toThrow(
        expect.objectContaining({ code: 'CAIP_ADDRESS_INVALID', message: 'Invalid CAIP Address' }),
      );
      expect(isCaipAddress(value)).toBe(false);
    },
  );

  it.each([
    `eip155:${'1'.repeat(33)}:0x1`,
    'eip155:1 2:0x1',
    'eip155:1:0x1/2',
    'eip155:1:0x1\n',
    'eip155:1:<b>',
    `eip155:1:${'a'.repeat(129)}`,
  ])('[R8.2] refuses %j, which breaks the grammar of the standard', (value) => {
    expect(() => parseCaipAddress(value)).toThrow(
      expect.objectContaining({
        code: 'CAIP_ADDRESS_MALFORMED',
        message: `Invalid CAIP-10 address: ${value}`,
      }),
    );
    expect(isCaipAddress(value)).toBe(false);
  });

  it('reads back every text that it writes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...chainNamespaces),
        fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/),
        fc.stringMatching(/^[-.%a-zA-Z0-9]{1,128}$/),
        (namespace, chainReference, address) => {
          const caipAddress = formatCaipAddress({ namespace, chainReference, address });
          expect(parseCaipAddress(caipAddress)).toEqual({ namespace, chainReference, address });
          expect(caipNetworkIdOf(caipAddress)).toBe(`${namespace}:${chainReference}`);
          expect(addressOf(caipAddress)).toBe(address);
        },
      ),
    );
  });

  it('does not write a text that it would refuse', () => {
    const parts = { namespace: 'eip155', chainReference: '1', address: 'a:b' } as const;
    expect(() => formatCaipAddress(parts)).toThrow('Invalid CAIP Address');
  });
});

interface Row {
  readonly value: string;
}

describeVectors<{
  readonly spec: { readonly caip10: readonly Row[] };
  readonly namespaces: Readonly<Record<string, { readonly caip10?: readonly Row[] }>>;
}>('caip', ({ spec, namespaces }) => {
  const values = [spec, ...Object.values(namespaces)].flatMap(({ caip10 = [] }) =>
    caip10.map(({ value }) => value),
  );
  const served = values.filter((value) =>
    /^(?:eip155|solana|polkadot|bip122):[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/.test(value),
  );

  it('accepts exactly the rows that follow the grammar in a namespace that is served', () => {
    expect(served.length).toBeGreaterThanOrEqual(20);
    expect(values.filter((value) => isCaipAddress(value))).toEqual(served);
    for (const value of served) expect(formatCaipAddress(parseCaipAddress(value))).toBe(value);
  });

  it('accepts each address on its chain, except for the invalid examples', () => {
    const faults = served.flatMap((value) => {
      const { address, ...chain } = parseCaipAddress(value);
      const check = checkAddress(address, chain);
      return check.ok ? [] : [[address, check.fault]];
    });

    expect(faults).toEqual([
      // The text of CAIP-10 has this Kusama address in small letters, which in base58 is another text.
      ['5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy', 'form'],
      // Called Taproot, but as long as version 0 and with the checksum of version 0.
      ['bc1pmzfrwwndsqmk5yh69yjr5lfgfg4ev8c0tsc06e', 'checksum'],
      // Dogecoin and Litecoin are bip122 chains, but not Bitcoin.
      ['DBcZSePDaMMduBMLymWHXhkE5ArFEvkagU', 'form'],
      ['nXprPppuYCyxrrW6eVh4koUz8kTFrAvGo8', 'kind'],
      ['ltc1q8c6fshw2dlwun7ekn9qwf37cu2rn755u9ym7p0', 'form'],
      ['tltc1qlustmw64lgd744h45n0t07wxnxw8pmv2sv07r9', 'form'],
    ]);
    // The Polygon row "will not validate in EIP155-conformant systems" is in capitals throughout, so it
    // carries no checksum that could be wrong.
  });
});
