import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { newEntropy } from '../../src/domain/accounts/entropy';
import { base64url } from '../../src/domain/bytes/base64url';
import { ServiceKeyShares } from '../../src/adapters/service/service-key-shares';
import type { Session } from '../../src/domain/session/session';
import { Vault, type VaultDeps } from '../../src/use-cases/vault/vault';
import type { UnlockMethod } from '../../src/domain/vault/unlock-method';
import { loginNonces } from '../../src/adapters/service/act-nonces';
import { LoginsWorld } from '../flows/logins-world';
import { SECRET } from '../service/real-service';
import { FakeSlotStore } from '../vault/fake-service';
import { toHex } from '../vectors';

export const DEVICE: UnlockMethod = { kind: 'device' };
const ORIGIN = 'https://wallet.test';

/** Where the key shares of the service are. */
export const places = [
  { place: 'with the logins', isKeptElsewhere: false },
  { place: 'with another operator', isKeptElsewhere: true },
] as const;

export const read = (bytes: Uint8Array): string => toHex(bytes);

/** A browser of a visitor, who has logged in. */
export interface Browser {
  readonly deps: VaultDeps;
  readonly session: Session;
  readonly vault: Vault;
}

/** The operator's service, with visitors whose wallets open by a device and a passkey. */
export class ServedWallets {
  readonly world: LoginsWorld;
  readonly #Own: typeof Vault;

  private constructor(world: LoginsWorld, Own: typeof Vault) {
    this.world = world;
    this.#Own = Own;
  }

  static async start(isKeptElsewhere: boolean, Own: typeof Vault = Vault): Promise<ServedWallets> {
    return new ServedWallets(await LoginsWorld.start(isKeptElsewhere), Own);
  }

  async browser(email: string): Promise<Browser> {
    const calls = await this.world.newBrowser();
    const session = await this.world.logIn(email, calls);
    const handle = (): Promise<string> => Promise.resolve(session.handle);
    const deps: VaultDeps = {
      shares: new ServiceKeyShares({ calls, session: handle }),
      nonces: loginNonces(calls, handle),
      origin: ORIGIN,
      store: new FakeSlotStore(),
      stretch: 'pbkdf2-sha256',
      user: session.user,
    };
    return { deps, session, vault: new this.#Own(deps) };
  }

  /** A wallet that its browser and a passkey open. */
  async wallet(email: string) {
    const browser = await this.browser(email);
    const entropy = await browser.vault.begin((bytes) => Promise.resolve(read(bytes)));
    const prf = newEntropy();
    const passkey = { credential: base64url(newEntropy()), salt: base64url(newEntropy()) };
    await browser.vault.addPasskey(DEVICE, { ...passkey, prf: prf.slice() });
    const { slots } = await browser.vault.list();
    const id = slots.find(({ kind }) => kind === 'passkey')?.id ?? '';
    return { ...browser, entropy, id, passkey, prf };
  }

  /** The service writes a key share of its own into a row. */
  async writeShare(id: string, account: string, share: Uint8Array): Promise<void> {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', sharesKey, nonce).setAAD(
      Buffer.from(`${account}:${id}`),
    );
    const sealed = Buffer.concat([cipher.update(share), cipher.final(), cipher.getAuthTag()]);
    const text = Buffer.concat([nonce, sealed]).toString('base64url');
    await this.world.service.shares.rows(
      'update slot set half = ?, account = ? where id = ?',
      text,
      account,
      id,
    );
  }

  close(): Promise<void> {
    return this.world.service.close();
  }
}

const sharesKey = Buffer.from(hkdfSync('sha256', SECRET, '', 'cleat/halves/1', 32));

/** A key share of the service, from a row and the secret. */
export function shareIn(row: Readonly<Record<string, unknown>>): Uint8Array {
  const bytes = Buffer.from(String(row['half']), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sharesKey, bytes.subarray(0, 12))
    .setAAD(Buffer.from(`${String(row['account'])}:${String(row['id'])}`))
    .setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
}
