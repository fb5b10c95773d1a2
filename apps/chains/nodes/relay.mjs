import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '../../../scripts/free-port.mjs';
import { WebSocketServer } from '../../../scripts/root-packages.mjs';
import { RelayMailbox } from './relay-mailbox.mjs';
import { checkedToken } from './relay-token.mjs';

/**
 * A WalletConnect relay (protocol `irn`, version 2) on loopback, with the parts that clients use:
 * mailboxes with a time to live, subscriptions, and tokens that are verified.
 *
 * @typedef {object} Relay
 * @property {string} url
 * @property {RelayCounters} counters
 * @property {() => void} dropAll Cuts every connection. The clients reconnect, and receive their messages.
 * @property {(isDown: boolean) => void} setDown Refuses new connections, and cuts existing ones.
 * @property {(reason: string | undefined) => void} refuse Closes each new connection with code 3000 and `reason`.
 * @property {(faults: RelayFaults) => void} setFaults Replaces the faults of message delivery.
 * @property {(listener: PublicationListener) => () => void} onPublished Calls it for each accepted message.
 * @property {() => Promise<void>} stop
 *
 * @typedef {(tag: number, publication: import('./relay-mailbox.mjs').Publication) => void} PublicationListener Gets all fields of the publication.
 *
 * @typedef {object} RelayCounters
 * @property {Record<string, number>} methods How often each method was called.
 * @property {number[]} tags The kinds of the messages that were published, in order.
 * @property {number} attempts How often a client tried to connect.
 * @property {number} connections How many connections were accepted.
 * @property {number} present How many of them are open.
 * @property {string[]} refusals The reasons sent to refused clients.
 *
 * @typedef {object} RelayFaults
 * @property {number} [copies] How many times each message is delivered.
 * @property {boolean} [isReversed] Whether messages that arrive together are delivered in reverse.
 * @property {boolean} [isNoisy] Whether unreadable frames come before each answer and each message, on connections from now on.
 * @property {boolean} [isMute] Whether the relay accepts clients but answers nothing.
 * @property {number} [confirmsAfterMs] How late the relay says that it has a message, which it delivers at once.
 *
 * @typedef {object} RelayOptions
 * @property {number} [port] Taken where it is free.
 * @property {readonly string[]} [projectIds] The projects that may use it. Absent: all.
 * @property {readonly string[]} [origins] The pages that may use it. Absent: all.
 * @property {() => number} [now]
 */

/** Clients close a connection on which they have received nothing for 35 seconds. */
const PING_EVERY_MS = 15_000;
const REFUSED = 3000;
const REVERSED_AFTER_MS = 50;
const METHOD_NOT_FOUND = -32601;

/** Frames that are not part of this protocol. */
const noise = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '{}',
  '{"id":1}',
  '{"id":1,"result":{}}',
  '{"id":1,"jsonrpc":"2.0","method":"irn_subscription"}',
  '{"id":1,"jsonrpc":"2.0","method":7,"params":null}',
  '\u0000\uffff',
];

/** The tags of the messages that begin a session. */
const tags = { proposal: 1100, proposalResponse: 1101, settlement: 1102 };

/**
 * @param {RelayOptions} [options]
 * @returns {Promise<Relay>}
 */
export async function startRelay({ port = 0, projectIds, origins, now = Date.now } = {}) {
  const mailbox = new RelayMailbox(now);
  /** @type {RelayCounters} */
  const counters = {
    methods: {},
    tags: [],
    attempts: 0,
    connections: 0,
    present: 0,
    refusals: [],
  };
  /** @type {Set<PublicationListener>} */
  const listeners = new Set();
  /** @type {RelayFaults} */
  let faults = {};
  let isDown = false;
  /** @type {string | undefined} */
  let refusal;
  let url = '';

  /**
   * @param {import('node:http').IncomingMessage} request
   * @returns {string} The issuer.
   */
  const admitted = ({ url: path = '', headers: { origin } }) => {
    const { searchParams: query } = new URL(path, url);
    if (refusal !== undefined) throw new Error(refusal);
    if (projectIds && !projectIds.includes(query.get('projectId') ?? '')) {
      throw new Error('Unauthorized: invalid key');
    }
    if (origins && origin !== undefined && !origins.includes(origin)) {
      throw new Error('Unauthorized: origin not allowed');
    }
    return checkedToken(query.get('auth') ?? '', { audience: url, nowMs: now() }).issuer;
  };

  const server = createServer((_request, response) => response.end('WalletConnect relay\n'));
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    counters.attempts += 1;
    if (isDown) socket.destroy();
    else sockets.handleUpgrade(request, socket, head, (client) => greet(client, request));
  });

  /**
   * @param {import('ws').WebSocket} socket
   * @param {import('node:http').IncomingMessage} request
   */
  const greet = (socket, request) => {
    try {
      const issuer = admitted(request);
      counters.connections += 1;
      counters.present += 1;
      serve(socket, issuer);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      counters.refusals.push(reason);
      socket.close(REFUSED, reason);
    }
  };

  /**
   * @param {import('ws').WebSocket} socket
   * @param {string} issuer
   */
  const serve = (socket, issuer) => {
    /** The delivered messages that are not acknowledged yet. @type {Map<number, import('./relay-mailbox.mjs').RelayMessage>} */
    const underway = new Map();
    /** @type {import('./relay-mailbox.mjs').RelayMessage[]} */
    const held = [];
    const { isNoisy } = faults;
    const send = (/** @type {object} */ body) => {
      if (faults.isMute) return;
      if (isNoisy) noise.forEach((frame) => socket.send(frame));
      socket.send(JSON.stringify({ jsonrpc: '2.0', ...body }));
    };

    const push = (/** @type {import('./relay-mailbox.mjs').RelayMessage} */ published) => {
      if (socket.readyState !== socket.OPEN) return;
      const id = now() * 1e6 + Math.floor(Math.random() * 1e6);
      underway.set(id, published);
      const { topic, message, publishedAt, tag } = published;
      const data = { topic, message, publishedAt, tag };
      const params = { id: randomBytes(32).toString('hex'), data };
      send({ id, method: 'irn_subscription', params });
    };
    const client = {
      issuer,
      deliver: (/** @type {import('./relay-mailbox.mjs').RelayMessage} */ published) => {
        const copies = Array.from({ length: faults.copies ?? 1 }, () => published);
        if (!faults.isReversed) return copies.forEach(push);
        if (held.length === 0)
          setTimeout(() => held.splice(0).reverse().forEach(push), REVERSED_AFTER_MS);
        held.push(...copies);
      },
    };
    const publish = (/** @type {import('./relay-mailbox.mjs').Publication} */ publication) => {
      mailbox.publish(client, publication);
      counters.tags.push(publication.tag ?? 0);
      listeners.forEach((listener) => listener(publication.tag ?? 0, publication));
      return true;
    };
    const fetchAll = (/** @type {readonly string[]} */ topics) => ({
      messages: topics.flatMap((topic) =>
        mailbox
          .waiting(client, topic)
          .map(({ message, publishedAt, tag }) => ({ topic, message, publishedAt, tag })),
      ),
      hasMore: false,
    });

    /** @type {Record<string, (params: any) => unknown>} */
    const methods = {
      irn_subscribe: ({ topic }) => mailbox.subscribe(client, topic),
      irn_batchSubscribe: ({ topics }) =>
        topics.map((/** @type {string} */ topic) => mailbox.subscribe(client, topic)),
      irn_unsubscribe: ({ topic }) => {
        mailbox.unsubscribe(client, topic);
        return true;
      },
      irn_batchUnsubscribe: ({ subscriptions = [] }) => {
        for (const { topic } of subscriptions) mailbox.unsubscribe(client, topic);
        return true;
      },
      irn_publish: publish,
      irn_batchPublish: ({ messages }) => messages.every(publish),
      irn_fetchMessages: ({ topic }) => fetchAll([topic]),
      irn_batchFetchMessages: ({ topics }) => fetchAll(topics),
      wc_proposeSession: ({ pairingTopic: topic, sessionProposal: message, ttl }) => {
        mailbox.subscribe(client, topic);
        return publish({ topic, message, ttl, tag: tags.proposal });
      },
      wc_approveSession: (params) => {
        const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } =
          params;
        mailbox.subscribe(client, sessionTopic);
        publish({
          topic: pairingTopic,
          message: sessionProposalResponse,
          tag: tags.proposalResponse,
        });
        return publish({
          topic: sessionTopic,
          message: sessionSettlementRequest,
          tag: tags.settlement,
        });
      },
    };

    socket.on('message', (bytes) => {
      const {
        id,
        method,
        params = {},
      } = JSON.parse(Buffer.from(/** @type {Buffer} */ (bytes)).toString());
      if (method === undefined) {
        underway.get(id)?.takenBy.add(issuer);
        underway.delete(id);
        return;
      }
      counters.methods[method] = (counters.methods[method] ?? 0) + 1;
      const call = methods[method];
      if (call) {
        const result = call(params);
        const { confirmsAfterMs } = faults;
        if (confirmsAfterMs === undefined || result !== true) send({ id, result });
        else setTimeout(() => send({ id, result }), confirmsAfterMs).unref();
      } else
        send({ id, error: { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` } });
    });
    socket.on('close', () => {
      counters.present -= 1;
      mailbox.leave(client);
    });
  };

  const dropAll = () => sockets.clients.forEach((socket) => socket.terminate());
  const pings = setInterval(
    () => sockets.clients.forEach((socket) => socket.ping()),
    PING_EVERY_MS,
  );
  pings.unref();
  url = `ws://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    counters,
    dropAll,
    setDown: (down) => {
      isDown = down;
      if (down) dropAll();
    },
    refuse: (reason) => void (refusal = reason),
    setFaults: (next) => void (faults = next),
    onPublished: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      clearInterval(pings);
      dropAll();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
