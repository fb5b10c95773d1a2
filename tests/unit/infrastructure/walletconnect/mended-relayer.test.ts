import { expect, it } from '@jest/globals';
import { mendRelayer } from '../../../../infrastructure/walletconnect/mended-relayer';

it('lets a topic go that the relay, which is away, cannot be told of', async () => {
  const topics: string[] = [];
  const relayer = {
    connect: async () => {},
    registerProviderListeners: () => {},
    subscriber: { start: async () => {} },
    unsubscribe: async (topic: string) => {
      topics.push(topic);
      throw new Error("Couldn't establish socket connection to the relay server");
    },
  };
  mendRelayer(relayer as never);

  await expect(relayer.unsubscribe('ended')).resolves.toBeUndefined();
  expect(topics).toEqual(['ended']);
});
