import { webcrypto } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { fieldOf } from '../../../domain/outside/untrusted-record';
import { eventually } from '../eventually';
import { type PhoneApp, PhoneAppError } from './phone-app';

const { subtle } = webcrypto;
const PUBLIC_KEY_BYTES = 65;
const WAIT_FOR_PORT_MS = 20_000;
const IV_BYTES = 12;
const SEQUENCE_BYTES = 4;
const PROTOCOL = 'com.solana.mobilewalletadapter.v1';
const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };

/** What an association link says: the page's key, and the port on which the app has to listen. */
export interface Association {
  readonly key: Uint8Array;
  readonly port: number;
}

/** Reads a link by the protocol's "Local URI". */
export function associationIn(link: string): Association {
  const { pathname, protocol, searchParams } = new URL(link);
  const isLocal = protocol === 'solana-wallet:' && /^\/?v1\/associate\/local$/.test(pathname);
  if (!isLocal) throw new Error(`No link of the protocol: ${link}`);
  const token = (searchParams.get('association') ?? '').replaceAll('.', '=');
  return {
    key: new Uint8Array(Buffer.from(token, 'base64url')),
    port: Number(searchParams.get('port')),
  };
}

/** A wallet's app that listens on the port of one association. */
export interface LoopbackApp {
  /** Closes the session as an app that the visitor leaves. */
  close(): Promise<void>;
}

/** How the app behaves before the first request. */
export type Greeting = 'honest' | 'silent' | 'nonsense';

/**
 * The app's end of the protocol's transport, by its specification: a WebSocket server on loopback, a session key by ECDH
 * on P-256 with the page's signed key, and JSON-RPC in AES-128-GCM with counted messages.
 */
export async function listen(
  { key, port }: Association,
  app: PhoneApp,
  greeting: Greeting = 'honest',
): Promise<LoopbackApp> {
  const http = createServer();
  await listenOnceFree(http, port);
  const server = new WebSocketServer({
    server: http,
    path: '/solana-wallet',
    handleProtocols: (wanted) => (wanted.has(PROTOCOL) ? PROTOCOL : false),
  });
  server.on('connection', (socket) => {
    socket.on('error', () => {});
    if (greeting === 'silent') return;
    if (greeting === 'nonsense') socket.send(Buffer.from('nonsense'));
    else void serve(socket, key, app);
  });
  return {
    close: async () => {
      for (const socket of server.clients) socket.terminate();
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
}

/**
 * The page draws the port from 49152 to 65535. On a desk, unlike on a phone, a connection of another program can have it
 * for a moment; the page tries to connect for 30 s.
 */
async function listenOnceFree(server: Server, port: number): Promise<void> {
  await eventually(async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }, WAIT_FOR_PORT_MS);
}

async function serve(socket: WebSocket, key: Uint8Array, app: PhoneApp): Promise<void> {
  const messages = messagesOf(socket);
  const hello = await messages.next();
  if (hello.done) return;
  const pageKey = hello.value.slice(0, PUBLIC_KEY_BYTES);
  const signature = hello.value.slice(PUBLIC_KEY_BYTES);
  const association = await subtle.importKey('raw', key, ecdsa, false, ['verify']);
  const isGenuine = await subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    association,
    signature,
    pageKey,
  );
  if (!isGenuine) return socket.close();
  const own = await subtle.generateKey(ecdh, true, ['deriveBits']);
  const session = await sessionKey(own.privateKey, pageKey, key);
  let sent = 0;
  const sealed = async (value: unknown): Promise<Uint8Array> => {
    sent += 1;
    const sequence = new Uint8Array(SEQUENCE_BYTES);
    new DataView(sequence.buffer).setUint32(0, sent, false);
    const iv = webcrypto.getRandomValues(new Uint8Array(IV_BYTES));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const algorithm = { name: 'AES-GCM', iv, additionalData: sequence, tagLength: 128 };
    const secret = await subtle.encrypt(algorithm, session, text);
    return Buffer.concat([sequence, iv, new Uint8Array(secret)]);
  };
  const ownKey = new Uint8Array(await subtle.exportKey('raw', own.publicKey));
  socket.send(Buffer.concat([ownKey, await sealed({ v: '1' })]));
  // One answer after the other is sealed and sent, in the order in which they are ready.
  let line = Promise.resolve();
  for await (const message of messages) {
    const request = await opened(message, session);
    void answerTo(request, app).then((answer) => {
      line = line.then(async () => socket.send(await sealed(answer)));
    });
  }
}

async function answerTo(request: unknown, app: PhoneApp): Promise<object> {
  const id = fieldOf(request, 'id');
  try {
    const result = await app.handle(String(fieldOf(request, 'method')), fieldOf(request, 'params'));
    return { jsonrpc: '2.0', id, result };
  } catch (error) {
    const code = error instanceof PhoneAppError ? error.code : -32_603;
    return { jsonrpc: '2.0', id, error: { code, message: (error as Error).message } };
  }
}

async function opened(message: Uint8Array, session: webcrypto.CryptoKey): Promise<unknown> {
  const additionalData = message.slice(0, SEQUENCE_BYTES);
  const iv = message.slice(SEQUENCE_BYTES, SEQUENCE_BYTES + IV_BYTES);
  const algorithm = { name: 'AES-GCM', iv, additionalData, tagLength: 128 };
  const text = await subtle.decrypt(algorithm, session, message.slice(SEQUENCE_BYTES + IV_BYTES));
  return JSON.parse(new TextDecoder().decode(text)) as unknown;
}

async function sessionKey(
  own: webcrypto.CryptoKey,
  pageKey: Uint8Array,
  salt: Uint8Array,
): Promise<webcrypto.CryptoKey> {
  const theirs = await subtle.importKey('raw', pageKey, ecdh, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const material = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: new Uint8Array() };
  const aes = { name: 'AES-GCM', length: 128 };
  return subtle.deriveKey(algorithm, material, aes, false, ['encrypt', 'decrypt']);
}

/** The binary messages of `socket`, from now on, until it closes. */
async function* messagesOf(socket: WebSocket): AsyncGenerator<Uint8Array, void> {
  const waiting: Uint8Array[] = [];
  let isOpen = true;
  let wake = (): void => {};
  socket.on('message', (data: Buffer) => {
    waiting.push(new Uint8Array(data));
    wake();
  });
  socket.on('close', () => {
    isOpen = false;
    wake();
  });
  for (;;) {
    const message = waiting.shift();
    if (message) yield message;
    else if (isOpen) await new Promise<void>((resolve) => (wake = resolve));
    else return;
  }
}
