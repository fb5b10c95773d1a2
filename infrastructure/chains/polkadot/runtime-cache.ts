import type { PolkadotRpc, RuntimeVersion } from './polkadot-rpc';
import { RuntimeMetadata } from './runtime-metadata';

/**
 * The metadata of the runtimes seen so far: some hundred kilobytes each, and the same for as long as a chain
 * runs the runtime.
 */
export class RuntimeCache {
  readonly #known = new Map<string, Promise<RuntimeMetadata>>();

  /** The metadata of the runtime of this `version`, which is that of the block `at`, else of the newest one. */
  async find(
    genesisHash: string,
    { specVersion }: RuntimeVersion,
    rpc: PolkadotRpc,
    ...at: readonly string[]
  ): Promise<RuntimeMetadata> {
    const key = `${genesisHash} ${specVersion}`;
    const loading = this.#known.get(key) ?? this.#load(rpc, at);
    this.#known.set(key, loading);
    try {
      return await loading;
    } catch (error) {
      this.#known.delete(key); // The next call downloads again.
      throw error;
    }
  }

  async #load(rpc: PolkadotRpc, at: readonly string[]): Promise<RuntimeMetadata> {
    return new RuntimeMetadata(await rpc.metadata(...at));
  }
}
