import {
  createHash,
  generateKeyPairSync,
  randomUUID,
  sign as signBytes,
  webcrypto,
} from 'node:crypto';
import { request } from 'node:http';

export const FRAME = 'https://wallet.test';
export const SITE = 'https://site.test';

const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };
const none = createHash('sha256').digest('base64url');

/** What the service answers that is not 200. */
export class Refused extends Error {
  /**
   * @param {string} path
   * @param {Pick<Awaited<ReturnType<typeof posted>>, 'retryAfter' | 'status'> & { readonly read: Readonly<Record<string, unknown>> }} answer
   */
  constructor(path, { read, retryAfter, status }) {
    const code = String(read['error']);
    super(`${path} answered ${status} ${code}`);
    this.left = read['left'];
    this.path = path;
    this.status = status;
    this.code = code;
    /** Of the header `Retry-After`. */
    this.retryAfter = retryAfter;
    this.seconds = typeof read['seconds'] === 'number' ? read['seconds'] : undefined;
  }
}

/**
 * @typedef {object} Way How a visitor reaches the service.
 * @property {() => string} url The service that is asked next.
 * @property {Pick<Awaited<ReturnType<typeof import('./mailbox.mjs').startMailbox>>, 'codeOf'>} mailbox
 * @property {import('node:http').Agent} [agent] Keeps connections, as a proxy does. Else each request has one of its own.
 * @property {number} [patienceMs] How long a visitor waits for one answer. For ever when absent.
 * @property {<Answer>(ask: () => Promise<Answer>) => Promise<Answer>} [repeat] Asks again as long as the service is away.
 */

/** @typedef {Awaited<ReturnType<typeof newVisitor>>} BenchVisitor */

/**
 * A visitor on a new device, who does what the frame does.
 *
 * @param {number} number Another one for each visitor: each has an address and a range of its own.
 * @param {Way} way
 */
export function newVisitor(number, way) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'jwk' }).x ?? '';
  return visitorOn(1, { number, email: `visitor${number}@example.test`, key, privateKey }, way);
}

/**
 * @typedef {object} Person
 * @property {number} number
 * @property {string} email
 * @property {string} key The public key of the wallet.
 * @property {import('node:crypto').KeyObject} privateKey
 */

/**
 * @param {number} place Which of the person's devices it is.
 * @param {Person} person
 * @param {Way} way
 */
async function visitorOn(place, person, way) {
  const { email, key, number, privateKey } = person;
  const { mailbox, repeat = (ask) => ask(), url } = way;
  const from = `10.${Math.floor(number / 250) % 250}.${number % 250}.${place}`;
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]);
  const device = await webcrypto.subtle.exportKey('jwk', keys.publicKey);
  const id = randomUUID();
  let [session, user] = ['', ''];

  const sign = async (/** @type {string} */ text) =>
    Buffer.from(await webcrypto.subtle.sign(ecdsa, keys.privateKey, Buffer.from(text))).toString(
      'base64url',
    );

  /** @param {string} path @param {object} body */
  const post = async (path, body, origin = FRAME) => {
    const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': from };
    const answer = await posted(url() + path, headers, JSON.stringify(body), way);
    if (answer.status !== 200) throw new Refused(path, answer);
    return answer.read;
  };

  /** @param {string} path @param {object} payload */
  const askOnce = async (path, payload) => {
    const text = JSON.stringify(payload);
    const [nonce, time] = [randomUUID(), Date.now()];
    const hash = createHash('sha256').update(text).digest('base64url');
    const signature = await sign(`${path}:${session}:${nonce}:${time}:${hash}`);
    return post(path, { session, nonce, time, payload: text, signature });
  };

  /** @param {string} path @param {object} payload */
  const ask = (path, payload) => repeat(() => askOnce(path, payload));

  /**
   * What the wallet's key has to sign, with another nonce where it is asked again.
   *
   * @param {string} path
   * @param {string[]} act
   * @param {object} payload
   * @param {Record<string, string>} [given]
   */
  const askByKey = (path, act, payload, given) => {
    let next = given;
    return repeat(async () => {
      const proof = proofOf(act, next ?? (await askOnce('/slots/nonce', {})));
      next = undefined;
      return askOnce(path, { ...payload, proof });
    });
  };

  /** @param {string[]} act @param {Record<string, string>} given */
  const proofOf = ([act, ...subject], { nonce, until }) => {
    const fields = ['cleat-wallet-key', 1, FRAME, user, act, subject, nonce, until];
    const text = Buffer.from(JSON.stringify(fields));
    return { nonce, signature: signBytes(null, text, privateKey).toString('base64url') };
  };

  return {
    email,
    id,
    number,
    session: () => session,
    user: () => user,
    onOtherDevice: () => visitorOn(place + 1, person, way),

    /** Has a code sent, and reads it in the mail. `isLocked`: the visitor has to press in the mail first. */
    async askForCode() {
      const body = { email, device, origin: SITE };
      const { action, flow = '' } = await repeat(() => post('/otp', body));
      const isLocked = action !== 'VERIFY_OTP';
      return { flow, code: isLocked ? '' : mailbox.codeOf(email), isLocked };
    },

    /** @param {{ readonly flow: string, readonly code: string }} typed */
    async typeCode({ flow, code }) {
      const signature = await sign(`${flow}:${code}:${SITE}`);
      const typed = { flow, code, origin: SITE, signature, attempt: randomUUID() };
      const right = await repeat(() => post('/otp/verify', typed));
      ({ session = '', user = '' } = right);
    },

    /** Takes the session up again, as after a reload. */
    async resume() {
      ({ session = '' } = await ask('/session/resume', {}));
    },

    /**
     * Begins a wallet, whose half it returns: three requests, after a look at what is there. `isFirst`: not where another device
     * of the visitor has begun it.
     */
    async beginWallet(isFirst = true) {
      await ask('/slots/list', {});
      const made = await ask('/slots/create', { id, kind: 'device', isFirst });
      const act = isFirst ? ['wallet.begin', id, none, key] : ['slot.keep', id, none];
      const kept = await askByKey('/slots/keep', act, { id, ...(isFirst && { key }) }, made);
      await askByKey('/slots/open', ['slot.open', id, none], { id }, kept);
      return String(made['half']);
    },

    /** The half for one signature. */
    async release() {
      return String((await ask('/slots/release', { id }))['half']);
    },

    /** Ends the slot of another device, and with it that device. @param {string} other */
    async revoke(other) {
      let asked = 0;
      const act = ['slot.revoke', other];
      await repeat(async () => {
        asked += 1;
        const proof = proofOf(act, await askOnce('/slots/nonce', {}));
        await askOnce('/slots/revoke', { id: other, proof }).catch((error) => {
          // The answer was lost, and the slot is gone.
          if (asked === 1 || !(error instanceof Refused) || error.status !== 404) throw error;
        });
      });
    },

    /** Ends the other devices that came later. */
    async endOthers() {
      await ask('/devices/end-others', {});
    },

    /**
     * Registers a name for a contract, whose node says that it has signed. What the service says: nothing where it is done.
     *
     * @param {string} name
     * @param {string} address
     */
    async registerName(name, address) {
      const timestamp = Math.floor(Date.now() / 1000);
      const message = JSON.stringify({ name, attributes: {}, timestamp });
      const signature = `0x${'5c'.repeat(70)}`;
      const asked = { address, coinType: 0x8000_0001, message, signature };
      // As often as the visitor presses: each time by a ticket of its own.
      const { refused } = await repeat(async () => {
        const { ticket } = await askOnce('/names/ticket', { name, address });
        return post('/names', { ...asked, ticket }, SITE);
      });
      return refused;
    },
  };
}

/**
 * @param {string} url
 * @param {import('node:http').OutgoingHttpHeaders} headers
 * @param {string} body
 * @param {Pick<Way, 'agent' | 'patienceMs'>} way
 * @returns {Promise<{ readonly status: number, readonly retryAfter: string | undefined, readonly read: Record<string, string> }>}
 */
function posted(url, headers, body, { agent, patienceMs }) {
  const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
  const options = { method: 'POST', headers, agent: agent ?? false, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (answer) => {
      let text = '';
      const retryAfter = answer.headers['retry-after'];
      answer.on('data', (part) => (text += part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter, read: JSON.parse(text) }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
