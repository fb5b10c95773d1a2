import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CommandError } from '../../../scripts/command.mjs';

/**
 * A key that signs lines of the log. What it is made of is in no field, so no message can have it.
 *
 * @typedef {object} ReleaseKey
 * @property {string} id The public key: base64url without padding.
 * @property {(bytes: Uint8Array) => string} sign The signature in the same form.
 */

/**
 * The Ed25519 key in the file that `<name>_FILE` names, or in the variable `name` itself: PEM of PKCS #8, as
 * `openssl genpkey -algorithm ed25519` writes it.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<ReleaseKey>}
 */
export async function releaseKeyIn(name, environment) {
  const file = environment[`${name}_FILE`];
  const pem = file === undefined ? environment[name] : await textOf(file, name);
  if (!pem) throw new CommandError(`Name the file of the key in ${name}_FILE.`);
  return releaseKeyOf(pem, name);
}

/**
 * @param {string} pem
 * @param {string} name Of the variable, for the sentence of an error.
 * @returns {ReleaseKey}
 */
export function releaseKeyOf(pem, name) {
  const key = privateKeyOf(pem);
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new CommandError(`${name} has no Ed25519 key in PEM (PKCS #8), without a passphrase.`);
  }
  return {
    id: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    sign: (bytes) => sign(null, bytes, key).toString('base64url'),
  };
}

/** @param {string} pem */
function privateKeyOf(pem) {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined; // The error of Node may have a part of the text.
  }
}

/**
 * @param {string} file
 * @param {string} name
 */
async function textOf(file, name) {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new CommandError(`${name}_FILE names ${file}, which cannot be read.`);
  }
}
