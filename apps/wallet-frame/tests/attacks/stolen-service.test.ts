import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { newEntropy } from '../../src/domain/accounts/entropy';
import { base64url } from '../../src/domain/bytes/base64url';
import type { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { ServiceKeyShares } from '../../src/adapters/service/service-key-shares';
import type { Session } from '../../src/domain/session/session';
import { unseal } from '../../src/domain/vault/seal';
import { parseSlot } from '../../src/domain/vault/slot';
import { Vault } from '../../src/use-cases/vault/vault';
import type { UnlockMethod } from '../../src/domain/vault/unlock-method';
import { loginNonces } from '../../src/adapters/service/act-nonces';
import { LoginsWorld } from '../flows/logins-world';
import { SECRET } from '../service/real-service';
import { FakeSlotStore } from '../vault/fake-service';
import { addNewWords } from '../vault/phrase-of';
import { ABANDON, toHex } from '../vectors';
import { noUserShare } from './no-user-share';
import { shareIn } from './served-wallet';

type VaultModule = typeof import('../../src/use-cases/vault/vault');

// Words are stretched, which takes seconds on a busy machine.
jest.setTimeout(60_000);

const DEVICE: UnlockMethod = { kind: 'device' };
const EMAIL = 'ada@example.test';
const read = (bytes: Uint8Array): string => toHex(bytes);

let world: LoginsWorld;
beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

const control = (): Promise<VaultModule> =>
  withoutDefence<VaultModule>('apps/wallet-frame/src/use-cases/vault/vault.ts', noUserShare);

function vaultOf(Own: VaultModule['Vault'], calls: ProvenCalls, { handle, user }: Session): Vault {
  const session = (): Promise<string> => Promise.resolve(handle);
  const shares = new ServiceKeyShares({ calls, session });
  const ports = { shares, nonces: loginNonces(calls, session), store: new FakeSlotStore() };
  return new Own({ ...ports, origin: 'https://wallet.test', user, stretch: 'pbkdf2-sha256' });
}

/** A visitor whose wallet opens by a device, a passkey and twelve words. Returns its entropy. */
async function begin(Own: VaultModule['Vault']): Promise<string> {
  const calls = await world.newBrowser();
  const vault = vaultOf(Own, calls, await world.logIn(EMAIL, calls));
  const entropy = await vault.begin((bytes) => Promise.resolve(read(bytes)));
  const passkey = { credential: base64url(newEntropy()), salt: base64url(newEntropy()) };
  await vault.addPasskey(DEVICE, { ...passkey, prf: newEntropy() });
  await addNewWords(vault, DEVICE);
  return entropy;
}

/** Opens each stored slot by its key share, with all that the thief has in the place of the visitor's. */
async function openedFromRows({ Vault: Own }: Pick<VaultModule, 'Vault'>): Promise<number> {
  const entropy = await begin(Own);
  const rows = await world.service.database.rows(
    "select id, account, half, sealed from slot where sealed <> ''",
  );
  expect(rows).toHaveLength(2);
  let count = 0;
  for (const row of rows) {
    const slot = parseSlot(JSON.parse(String(row['sealed'])));
    const share = shareIn(row);
    for (const guess of [new Uint8Array(32), Buffer.from(SECRET), share]) {
      const bytes = Uint8Array.from(guess);
      const key = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
      const opened = await unseal(slot, key, Uint8Array.from(share)).catch(() => undefined);
      if (opened && read(opened) === entropy) count += 1;
    }
  }
  return count;
}

it('[E7.a] opens no slot of a passkey or of words by the database and the secret', async () => {
  expect(await openedFromRows({ Vault })).toBe(0);
});

it('[E7.a control] opens both where the key of a slot has no key share of the visitor', async () => {
  expect(await openedFromRows(await control())).toBe(2);
});

/** The service logs in as the visitor on a device of its own, and uses the frame's code. The ways that open the wallet. */
async function openedByLogin({ Vault: Own }: Pick<VaultModule, 'Vault'>) {
  const entropy = await begin(Own);
  const calls = await world.newBrowser();
  const thief = vaultOf(Own, calls, await world.logIn(EMAIL, calls));
  const { slots: listed } = await thief.list();
  const idOf = (kind: string): string => listed.find((slot) => slot.kind === kind)?.id ?? '';
  const methods: readonly UnlockMethod[] = [
    DEVICE,
    { kind: 'passkey', id: idOf('passkey'), prf: newEntropy() },
    { kind: 'phrase', id: idOf('phrase'), words: ABANDON },
  ];
  const results = await Promise.allSettled(methods.map((method) => thief.open(method, read)));
  return methods
    .filter((_, at) => {
      const result = results[at];
      return result?.status === 'fulfilled' && result.value === entropy;
    })
    .map(({ kind }) => kind);
}

it('[E8.a] opens no wallet by a login of its own and every key share', async () => {
  expect(await openedByLogin({ Vault })).toEqual([]);
});

it('[E8.a control] opens it by any passkey and any words where a slot has no key share of the visitor', async () => {
  expect(await openedByLogin(await control())).toEqual(['passkey', 'phrase']);
});
