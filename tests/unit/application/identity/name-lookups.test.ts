import { expect, it } from '@jest/globals';
import { nameLookups } from '../../../../application/identity/name-lookups';
import { bitcoin, bitcoinTestnet } from '../../../../domain/network/more-networks';
import { FakeNameService } from '../../../../infrastructure/fake';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

it("finds a name's address on Bitcoin under the coin type 0, and none on a test network", async () => {
  const nameService = new FakeNameService();
  nameService.lookUps.answerWith({ name: 'ada.example', addresses: { 0: ADDRESS } });
  const lookUp = nameLookups({ chainNames: async () => undefined, nameService }).at(-1);
  const { signal } = new AbortController();

  await expect(lookUp?.('ada.example', bitcoin, signal)).resolves.toBe(ADDRESS);
  await expect(lookUp?.('ada.example', bitcoinTestnet, signal)).resolves.toBeUndefined();
});
