import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Defence, takenOut } from '../../../../tests/support/taken-out';
import { type FrameWorld, isBrowserThere, startFrameWorld } from '../browser/frame-world';

jest.setTimeout(120_000);

const isRequired = process.env['CI'] === 'true';

/** Everything that the wallet keeps in this browser, and of each key whether a script gets its bytes, in any form. */
const COPIED = `(async () => {
  const all = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('cleat-wallet', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('device').objectStore('device').getAll();
      asked.onsuccess = () => resolve(asked.result);
    };
  });
  const keys = [];
  const visit = (value) => {
    if (value instanceof CryptoKey) keys.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    const { publicKey, privateKey } = Object(value);
    for (const one of [publicKey, privateKey]) if (one instanceof CryptoKey) keys.push(one);
  };
  all.forEach(visit);
  const secret = [...new Set(keys)].filter(({ type }) => type !== 'public');
  const forms = ['raw', 'jwk', 'pkcs8', 'spki'];
  const read = secret.map(async (key) => {
    const tries = forms.map((form) => crypto.subtle.exportKey(form, key).then(() => true, () => false));
    return { name: key.algorithm.name, isCopied: (await Promise.all(tries)).includes(true) };
  });
  return {
    keys: (await Promise.all(read)).sort((one, other) => (one.name < other.name ? -1 : 1)),
    other: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  };
})()`;

describe('a script with the unlocked browser’s storage', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: FrameWorld;
  afterEach(() => world.close());

  async function copied(...taken: readonly Defence[]): Promise<unknown> {
    const plugins = taken.length > 0 ? { page: takenOut(taken) } : {};
    world = await startFrameWorld([], {}, [], { settings: { plugins } });
    const visit = await world.visit(await world.newContext());
    await world.logIn(visit, 'ada@example.test');
    return visit.frame.evaluate(COPIED);
  }

  it('[E5.d] copies no key: neither that of the device nor its key share of the wallet', async () => {
    expect(await copied()).toEqual({
      keys: [
        { name: 'ECDSA', isCopied: false },
        { name: 'HKDF', isCopied: false },
      ],
      other: '[{},{}]',
    });
  });

  it('[E5.d control] copies the device’s where it is made to be read', async () => {
    const file = 'apps/wallet-frame/src/adapters/storage/device-key.ts';
    const find = 'const own = await crypto.subtle.generateKey(algorithm, false,';
    const put = 'const own = await crypto.subtle.generateKey(algorithm, true,';
    const taken = await copied({ file, find, put });
    expect(taken).toMatchObject({
      keys: [
        { name: 'ECDSA', isCopied: true },
        { name: 'HKDF', isCopied: false },
      ],
    });
  });
});
