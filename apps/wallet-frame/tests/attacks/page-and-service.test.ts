import { expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { Vault, type Way } from '../../src/vault/vault';
import { KeyDesk } from '../../src/worker/key-desk';
import { FakeService, FakeShelf, ORIGIN } from '../vault/fake-service';

type DeskModule = typeof import('../../src/worker/key-desk');

const DEVICE: Way = { kind: 'device' };
const file = 'apps/wallet-frame/src/worker/key-desk.ts';

const messageOf = (text: string): object => ({
  kind: 'evmMessage',
  message: `0x${Buffer.from(text).toString('hex')}`,
});

/**
 * The page has the visitor approve a harmless message, and asks for another at the moment of the press, while the service
 * has every half ready. What the wallet signs.
 */
async function signed({ KeyDesk: Desk }: Pick<DeskModule, 'KeyDesk'>): Promise<readonly string[]> {
  const user = 'dmlzaXRvci1vbmUtb2YtdGVzdHM';
  const service = new FakeService(user);
  const ports = { halves: service, nonces: service, shelf: new FakeShelf() };
  const vault = new Vault({ ...ports, origin: ORIGIN, user });
  const desk = new Desk({ vault, now: () => 0 });
  const { evm } = await desk.begin();
  const address = evm.address as `0x${string}`;

  const shown = desk.prepare(messageOf('Hello'));
  desk.prepare(messageOf('All my money'));
  const signature = (await desk.sign(shown, DEVICE)) as `0x${string}`;

  const texts = ['Hello', 'All my money'];
  const verdicts = await Promise.all(
    texts.map((message) => verifyMessage({ address, message, signature })),
  );
  return texts.filter((_, at) => verdicts[at]);
}

it('[E12.a] has nothing signed by a press that saw another request', async () => {
  expect(await signed({ KeyDesk })).toEqual(['Hello']);
});

it('[E12.a control] has the newer request signed where a press is for no certain one', async () => {
  const control = await withoutDefence<DeskModule>(file, {
    file,
    find: 'const found = this.#waiting.get(digest);',
    put: 'const found = [...this.#waiting.values()].at(-1);',
  });
  expect(await signed(control)).toEqual(['All my money']);
});
