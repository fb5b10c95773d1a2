import { describe, expect, it } from '@jest/globals';
import type { V15 } from '@polkadot-api/substrate-bindings';
import { Metadata, TypeRegistry } from '../../../apps/chains/clients/polkadot-types';
import { polkadot as relay } from '../../../apps/chains/clients/polkadot-metadata';
import { signatureVerify } from '../../../apps/chains/clients/polkadot-crypto';
import { polkadot } from '../../../domain/network/more-networks';
import { PolkadotChainAdapter } from '../../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { signingPayload } from '../../../infrastructure/fake/polkadot/signing-payload';
import { alteredMetadata } from '../../support/altered-metadata';
import { polkadotNode } from '../../support/polkadot-node';
import { ALICE, payBob, type Signed } from '../../support/polkadot-payment';
import { withoutDefence } from '../../support/without-defence';

/** Polkadot's own, as `@polkadot-api/merkleize-metadata` finds it. */
const HASH = '0xdb1612c205801adc246bfbc31745f577f0996b85e5fdd05e56d23aabc83c25f9';

/** As a compact number: 3, then four bytes. What pays as much can also be a kind of proxy, 3, and a delay. */
const UNITS = 2n * 10n ** 9n;

/** The numbers of the pallets and of a call, as Polkadot has them. */
const BALANCES = 5;
const PROXY = 29;
const ADD_PROXY = 1;

type Adapter = typeof PolkadotChainAdapter;
type Lie = (metadata: V15) => void;

/** The chain itself reads what was signed by its own metadata. */
const registry = new TypeRegistry();
const described = new Metadata(registry, `0x${relay.slice(12)}`);
registry.setMetadata(described);
const signedExtensions = described.asLatest.extrinsic.transactionExtensions.map(({ identifier }) =>
  identifier.toString(),
);

/** What the chain executes of what was signed, whatever the extrinsic says of the mode: the names of the calls. */
function executed(signed: readonly Signed[]): readonly string[] {
  return signed.flatMap(({ payload, signature }) => {
    const { metadataHash: _, ...rest } = payload;
    const own = { ...rest, signedExtensions };
    const ways = [
      { ...own, mode: 0 },
      { ...own, mode: 1, metadataHash: HASH },
    ];
    if (!ways.some((way) => signatureVerify(signingPayload(way), signature, ALICE).isValid))
      return [];
    const { method, section } = registry.createType('Call', payload.method);
    return [`${section}.${method}`];
  });
}

async function paidThrough(lie: Lie, Adapter: Adapter = PolkadotChainAdapter) {
  const node = polkadotNode(polkadot, 1, alteredMetadata(relay, lie));
  const { signed } = await payBob(Adapter, polkadot, node, UNITS);
  return { asked: signed.length, executed: executed(signed) };
}

const honest: Lie = () => {};

/** Balances.transfer_keep_alive has the numbers of Proxy.add_proxy, wherever the metadata tells them. */
const inTypes: Lie = ({ extrinsic, lookup, pallets }) => {
  const calls = variantsIn(lookup, extrinsic.call);
  renumber(variantsIn(lookup, only(pallets, 'Balances').calls ?? -1));
  [only(pallets, 'Balances').index, only(pallets, 'Proxy').index] = [PROXY, BALANCES];
  [only(calls, 'Balances').index, only(calls, 'Proxy').index] = [PROXY, BALANCES];
};

/** The same, and nothing of it is signed. */
const withoutExtension: Lie = (metadata) => {
  inTypes(metadata);
  const { signedExtensions: names } = metadata.extrinsic;
  names.splice(
    names.findIndex(({ identifier }) => identifier === 'CheckMetadataHash'),
    1,
  );
};

/** The types, of which the hash is, stay the chain's; the list of pallets names other ones. */
const inPallets: Lie = ({ lookup, pallets }) => {
  const balances = only(pallets, 'Balances');
  const own = lookup.find(({ id }) => id === balances.calls);
  const id = lookup.length;
  if (!own) throw new Error('Balances has no calls');
  lookup.push({ ...structuredClone(own), id });
  renumber(variantsIn(lookup, id));
  balances.calls = id;
  [balances.index, only(pallets, 'Proxy').index] = [PROXY, BALANCES];
};

function renumber(variants: { readonly name: string; index: number }[]): void {
  const paid = only(variants, 'transfer_keep_alive');
  const taken = variants.find(({ index }) => index === ADD_PROXY);
  if (taken) taken.index = paid.index;
  paid.index = ADD_PROXY;
}

function only<T extends { readonly name: string }>(list: readonly T[], wished: string): T {
  const found = list.find(({ name }) => name === wished);
  if (!found) throw new Error(`There is no ${wished}`);
  return found;
}

function variantsIn(lookup: V15['lookup'], type: number) {
  const found = lookup.find(({ id }) => id === type)?.def;
  if (found?.tag !== 'variant') throw new Error('The type has no variants');
  return found.value;
}

describe('a node that names another number for a call', () => {
  it('pays through an honest one', async () => {
    expect(await paidThrough(honest)).toEqual({
      asked: 1,
      executed: ['balances.transferKeepAlive'],
    });
  });

  it.each([
    ['of the altered types', inTypes],
    ['without the extension that the chain has', withoutExtension],
  ])('[W8.c] gets a signature %s, which the chain refuses', async (_, lie) => {
    expect(await paidThrough(lie)).toEqual({ asked: 1, executed: [] });
  });

  it('[W8.c control] has another call executed where no hash is signed', async () => {
    const open = await withoutDefence<{ readonly PolkadotChainAdapter: Adapter }>(
      'infrastructure/chains/polkadot/polkadot-chain-adapter.ts',
      {
        file: 'infrastructure/chains/polkadot/polkadot-transfers.ts',
        find: '...metadata,',
        put: '...(metadata && { mode: 0 }),',
      },
    );
    expect((await paidThrough(inTypes, open.PolkadotChainAdapter)).executed).toEqual([
      'proxy.addProxy',
    ]);
  });

  it('[W8.d] gets no signature where it lies beside what is hashed', async () => {
    expect(await paidThrough(inPallets)).toEqual({ asked: 0, executed: [] });
  });

  it('[W8.d control] has another call executed where the hashed types do not read the call', async () => {
    const open = await withoutDefence<{ readonly PolkadotChainAdapter: Adapter }>(
      'infrastructure/chains/polkadot/polkadot-chain-adapter.ts',
      {
        file: 'infrastructure/chains/polkadot/runtime-metadata.ts',
        find: 'if (!isHashable(metadata)) return true;',
        put: 'return true;',
      },
    );
    expect((await paidThrough(inPallets, open.PolkadotChainAdapter)).executed).toEqual([
      'proxy.addProxy',
    ]);
  });
});
