import { base64url, fromBase64url } from '../../domain/bytes/base64url';
import { KeyError } from '../../domain/bytes/key-error';
import type { PasskeyOfSlot, Passkeys, UsedPasskey } from '../../ports/passkeys';
import type { NewPasskey } from '../../domain/vault/unlock-method';

const CHALLENGE_BYTES = 32;
const SALT_BYTES = 32;
const USER_BYTES = 32;
const ES256 = -7;
const RS256 = -257;
const TIMEOUT_MS = 120_000;

/** Chromium takes no longer list. */
const MOST_ASKED = 64;

/**
 * Makes a passkey of this page's host, from the press of a button. Its secret leaves the device only as the PRF of a
 * salt.
 *
 * It is of a user of its own: a device has one passkey of a user, and would put the new one in the place of another, which
 * may open a wallet that was set aside, or this one where the new one is not kept.
 *
 * @param name How the visitor's device names it.
 * @throws {@link KeyError} `refused` where the device has passkeys without PRF, and the browser's own error where the
 *   visitor declines.
 */
export async function createPasskey(name: string): Promise<NewPasskey> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)),
      rp: { name: 'Wallet', id: location.hostname },
      user: {
        id: crypto.getRandomValues(new Uint8Array(USER_BYTES)),
        name,
        displayName: name,
      },
      pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: TIMEOUT_MS,
      extensions: { prf: { eval: { first: salt } } },
    },
  });
  const { prf, rawId } = outcomeOf(made);
  if (!prf?.enabled) throw new KeyError('refused', 'prf');
  const slot = { credential: base64url(rawId), salt: base64url(salt) };
  // Some devices give the PRF only when the passkey is used.
  return { ...slot, prf: prf.secret ?? (await askForPasskey([slot])).prf };
}

/**
 * Has the visitor use the passkey of one of `slots`, the oldest first. The PRF output is for the worker: pass its buffer on, so
 * that this page has it no more.
 *
 * All of them are asked for: the newest may be that of a thief, whose wallet was set before the visitor's. Where two slots name
 * one passkey, the older counts.
 *
 * @throws {@link KeyError} `refused` where the device gives none, and the browser's own error where the visitor declines.
 */
export async function askForPasskey<Own extends PasskeyOfSlot>(
  slots: readonly Own[],
): Promise<UsedPasskey<Own>> {
  const asked = slots
    .filter(({ credential }, at) => slots.findIndex((one) => one.credential === credential) === at)
    .slice(0, MOST_ASKED);
  const salts = asked.map(
    ({ credential, salt }) => [credential, { first: fromBase64url(salt) }] as const,
  );
  const used = await navigator.credentials.get({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)),
      rpId: location.hostname,
      allowCredentials: asked.map(({ credential }) => ({
        type: 'public-key',
        id: fromBase64url(credential),
      })),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
      extensions: { prf: { evalByCredential: Object.fromEntries(salts) } },
    },
  });
  const { prf, rawId } = outcomeOf(used);
  const slot = asked.find(({ credential }) => credential === base64url(rawId));
  if (!slot || !prf?.secret) throw new KeyError('refused', 'prf');
  return { slot, prf: prf.secret };
}

/** The passkeys of this browser. */
export const passkeys: Passkeys = { create: createPasskey, use: askForPasskey };

interface Outcome {
  readonly rawId: Uint8Array;
  readonly prf?: { readonly enabled: boolean; readonly secret?: Uint8Array };
}

function outcomeOf(credential: Credential | null): Outcome {
  if (!(credential instanceof PublicKeyCredential)) throw new KeyError('refused', 'passkey');
  const rawId = new Uint8Array(credential.rawId);
  const { prf } = credential.getClientExtensionResults();
  if (!prf) return { rawId };
  const first = prf.results?.first;
  const bytes = first instanceof ArrayBuffer ? new Uint8Array(first) : undefined;
  const isEnabled = prf.enabled ?? bytes !== undefined;
  return { rawId, prf: { enabled: isEnabled, ...(bytes && { secret: bytes }) } };
}
