import { describe, expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { RequestSigner } from '../../src/use-cases/vault/request-signer';
import { DEVICE, places, ServedWallets } from './served-wallet';

type SignerModule = typeof import('../../src/use-cases/vault/request-signer');

const file = 'apps/wallet-frame/src/use-cases/vault/request-signer.ts';

const messageOf = (text: string): object => ({
  kind: 'evmMessage',
  message: `0x${Buffer.from(text).toString('hex')}`,
});

/**
 * The page has the visitor approve a harmless message, and asks for another at the moment of the press, while the service
 * has every key share ready. What the wallet signs.
 */
async function signed(
  { RequestSigner: Signer }: Pick<SignerModule, 'RequestSigner'>,
  isKeptElsewhere: boolean,
): Promise<readonly string[]> {
  const wallets = await ServedWallets.start(isKeptElsewhere);
  const { vault } = await wallets.browser('ada@example.test');
  const signer = new Signer({ vault, now: () => 0 });
  const { evm } = await signer.begin();
  const address = evm.address as `0x${string}`;

  const shown = signer.prepare(messageOf('Hello'));
  signer.prepare(messageOf('All my money'));
  const signature = (await signer.sign(shown, DEVICE)) as `0x${string}`;

  const texts = ['Hello', 'All my money'];
  const verdicts = await Promise.all(
    texts.map((message) => verifyMessage({ address, message, signature })),
  );
  await wallets.close();
  return texts.filter((_, at) => verdicts[at]);
}

describe.each(places)(
  'with the key shares $place, a page and the service',
  ({ isKeptElsewhere }) => {
    it('[E12.a] has nothing signed by a press that saw another request', async () => {
      expect(await signed({ RequestSigner }, isKeptElsewhere)).toEqual(['Hello']);
    });

    it('[E12.a control] has the newer request signed where a press is for no certain one', async () => {
      const control = await withoutDefence<SignerModule>(file, {
        file,
        find: 'const found = this.#waiting.get(digest);',
        put: 'const found = [...this.#waiting.values()].at(-1);',
      });
      expect(await signed(control, isKeptElsewhere)).toEqual(['All my money']);
    });
  },
);
