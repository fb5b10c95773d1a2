import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { freePort, listen } from '../../../scripts/free-port.mjs';
import { bodyOf } from '../../demo/serve/body-of.mjs';

const LIFE_MS = 3_600_000;

/**
 * A channel of the relay: what the service has asked for, and what the app has answered.
 *
 * @typedef {object} Channel
 * @property {'pending' | 'completed'} state
 * @property {string} nonce
 * @property {Readonly<Record<string, unknown>>} signatureParams
 * @property {string} [message]
 * @property {string} [signature]
 */

/** What a channel is asked for with (farcasterxyz/auth-monorepo, apps/relay/src/schemas.ts). */
const asked = ['siweUri', 'domain', 'nonce', 'notBefore', 'expirationTime', 'requestId'];
const alsoAsked = ['redirectUrl', 'acceptAuthAddress'];

/**
 * Starts a relay of Farcaster on this machine: the three endpoints of the public one, over memory. The app's key opens the
 * third one, and `page` answers what is none of them.
 *
 * @param {object} [options]
 * @param {number} [options.port]
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse,
 *   relay: { readonly channels: Map<string, Channel> }) => Promise<void>} [options.page]
 */
export async function startFarcasterRelay({ page, port } = {}) {
  /** @type {Map<string, Channel>} */
  const channels = new Map();
  const appKey = randomBytes(16).toString('hex');
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  const url = `http://127.0.0.1:${await listen(server, await freePort(port))}`;

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const endpoint = `${request.method} ${request.url}`;
    if (endpoint === 'POST /v1/channel') return open(request, response);
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const channel = channels.get(token);
    if (endpoint === 'GET /v1/channel/status') {
      if (!channel) return say(response, 401, { error: 'Unauthorized' });
      if (channel.state === 'pending') return say(response, 202, channel);
      channels.delete(token); // An answer is shown once.
      return say(response, 200, channel);
    }
    if (endpoint === 'POST /v1/channel/authenticate') {
      const isApp = request.headers['x-farcaster-auth-relay-key'] === appKey;
      if (!isApp || !channel) return say(response, 401, { error: 'Unauthorized' });
      return say(response, 201, complete(token, channel, await jsonOf(request)));
    }
    if (page) return page(request, response, { channels });
    return say(response, 404, { error: 'Not found' });
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function open(request, response) {
    const body = await jsonOf(request);
    const isRight =
      typeof body['siweUri'] === 'string' &&
      ['string', 'undefined'].includes(typeof body['nonce']) &&
      /^[a-zA-Z0-9.-]+(:[0-9]+)?$/.test(String(body['domain'])) &&
      Object.keys(body).every((name) => [...asked, ...alsoAsked].includes(name));
    if (!isRight) return say(response, 400, { error: 'Validation error' });
    const channelToken = randomUUID();
    const { nonce = randomBytes(8).toString('hex') } = body;
    const link = `${url}/~/siwf?channelToken=${channelToken}`;
    channels.set(channelToken, {
      state: 'pending',
      nonce: String(nonce),
      signatureParams: { ...body, nonce },
    });
    setTimeout(() => channels.delete(channelToken), LIFE_MS).unref();
    return say(response, 201, { channelToken, url: link, connectUri: link, nonce });
  }

  /**
   * @param {string} token
   * @param {Channel} channel
   * @param {Readonly<Record<string, unknown>>} said
   */
  function complete(token, channel, said) {
    /** @type {Channel} */
    const completed = { ...channel, ...said, state: 'completed' };
    channels.set(token, completed);
    return completed;
  }

  return {
    url,

    /** Only the Farcaster app has it. */
    appKey,

    /** What the app answers, as the endpoint takes it. @type {typeof complete} */
    complete,
    channels,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Readonly<Record<string, unknown>>>}
 */
async function jsonOf(request) {
  return Object(JSON.parse(await bodyOf(request)));
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 */
function say(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
