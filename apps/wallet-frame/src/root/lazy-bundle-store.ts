import { nodeOf } from '../adapters/nodes/ask-node';
import type { Networks } from '../domain/networks/networks';
import { changeStored, forget, stored } from '../adapters/storage/frame-storage';
import type { KeptBundles } from '../domain/plans/evm/kept-bundles';
import type { BundleStore } from '../domain/plans/sent-calls';

/** The bundles of one site in the frame's storage, read and written by a part that is downloaded at the first use. */
export function lazyBundleStore(networks: Pick<Networks, 'find'>, site: string): BundleStore {
  const name = `bundles:${site}`;
  const loaded = async (): Promise<KeptBundles> => {
    const module = await import('../domain/plans/evm/kept-bundles');
    return new module.KeptBundles({
      store: { read: () => stored(name), change: (work) => changeStored(name, work) },
      nodeOn: (chain) => nodeOf(networks.find(chain)),
      now: () => Date.now(),
    });
  };
  return {
    // A bundle that cannot be read is one that is not known.
    find: async (id) => (await loaded()).find(id).catch(() => undefined),
    keep: async (id, sent) => (await loaded()).keep(id, sent),
    clear: () => forget(name),
  };
}
