import { describe, expect, it } from '@jest/globals';
import { startChains, stopChains } from '../../../apps/chains/start-chains.mjs';

describe('startChains', () => {
  const stopped: string[] = [];
  const chain = (name: string) => ({ name, stop: async () => void stopped.push(name) });

  it('has each chain under its name, and one that cannot run here as undefined', async () => {
    const chains = await startChains({
      solana: async () => chain('Solana'),
      bip122: async () => undefined,
    });

    expect(chains.solana.name).toBe('Solana');
    expect(chains.bip122).toBeUndefined();
    await stopChains(chains);
    expect(stopped.splice(0)).toEqual(['Solana']);
  });

  it('stops the others where one fails, also those that start after it has failed', async () => {
    const started = startChains({
      solana: async () => {
        throw new Error('There is no runtime');
      },
      polkadot: async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return chain('Polkadot');
      },
    });

    await expect(started).rejects.toThrow('There is no runtime');
    expect(stopped.splice(0)).toEqual(['Polkadot']);
  });
});
