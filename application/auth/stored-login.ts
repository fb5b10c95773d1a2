import type { KeyValueStorage } from '../../ports/key-value-storage';

/** The storage of a widget's login. */
export interface StoredLogin {
  readonly storage: KeyValueStorage;
  readonly options: { readonly id?: string };
}

/** The established prefix of the names of the embedded wallet's values. */
const PREFIX = '@appkit-wallet/';

/** The key of the value `name` in the widget `id`. */
export function loginKey(name: string, id: string | undefined): string {
  return id === undefined ? PREFIX + name : `${PREFIX}${id}/${name}`;
}

/** Whether a visitor has logged in by e-mail and not logged out since. */
export function isEmailLoginUsed({ storage, options }: StoredLogin): boolean {
  return storage.get(loginKey('EMAIL_LOGIN_USED_KEY', options.id)) === 'true';
}
