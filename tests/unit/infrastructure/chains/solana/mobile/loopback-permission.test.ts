import { describe, expect, it } from '@jest/globals';
import {
  allowLoopback,
  type LoopbackPermission,
} from '../../../../../../infrastructure/chains/solana/mobile/loopback-permission';

/** The browser's permission, which a test answers. */
class Permission extends EventTarget implements LoopbackPermission {
  state: string;

  constructor(state: string) {
    super();
    this.state = state;
  }

  answer(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

class Socket extends EventTarget {
  static opened: Socket[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    Socket.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}

function pageWith(known: Readonly<Record<string, Permission>>) {
  Socket.opened = [];
  return {
    navigator: {
      permissions: {
        query: async ({ name }: { readonly name: string }) => {
          const permission = known[name];
          if (permission) return permission;
          throw new TypeError(`'${name}' is no PermissionName`);
        },
      },
    },
    WebSocket: Socket,
  };
}

const { signal } = new AbortController();
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('allowLoopback', () => {
  it('opens nothing where it is allowed, and where the browser has no such permission', async () => {
    await allowLoopback(pageWith({ 'loopback-network': new Permission('granted') }), signal);
    await allowLoopback(pageWith({}), signal);
    await allowLoopback({ navigator: {}, WebSocket: Socket }, signal);

    expect(Socket.opened).toEqual([]);
  });

  it.each(['loopback-network', 'local-network-access'])(
    'says that the visitor has refused it: %s',
    async (name) => {
      const refused = allowLoopback(pageWith({ [name]: new Permission('denied') }), signal);

      await expect(refused).rejects.toMatchObject({
        code: 'WALLET_APP_FAILED',
        context: { reason: 'appBlocked' },
      });
    },
  );

  it.each([
    ['granted', undefined],
    ['denied', 'appBlocked'],
  ])('makes the browser ask, and waits for the answer: %s', async (answer, reason) => {
    const permission = new Permission('prompt');
    let outcome: unknown = 'waiting';
    const asked = allowLoopback(pageWith({ 'loopback-network': permission }), signal).then(
      () => (outcome = undefined),
      (error: { readonly context: { readonly reason: string } }) =>
        (outcome = error.context.reason),
    );
    await settled();
    expect(Socket.opened.map(({ url }) => url)).toEqual(['ws://localhost:65535/solana-wallet']);
    expect(outcome).toBe('waiting');

    permission.answer(answer);
    await asked;

    expect(outcome).toBe(reason);
    expect(Socket.opened[0]?.isClosed).toBe(true);
  });

  it('goes on where the browser asks nothing, or the visitor closes the question', async () => {
    const page = pageWith({ 'loopback-network': new Permission('prompt') });
    const asked = allowLoopback(page, signal);
    await settled();

    Socket.opened[0]?.dispatchEvent(new Event('error'));

    await expect(asked).resolves.toBeUndefined();
  });

  it('goes on where a policy of the page refuses the connection', async () => {
    const page = {
      ...pageWith({ 'loopback-network': new Permission('prompt') }),
      WebSocket: class extends Socket {
        constructor(url: string) {
          super(url);
          throw new DOMException('refused', 'SecurityError');
        }
      },
    };

    await expect(allowLoopback(page, signal)).resolves.toBeUndefined();
  });

  it('ends with the reason of its signal while the browser asks', async () => {
    const ending = new AbortController();
    const page = pageWith({ 'loopback-network': new Permission('prompt') });
    const asked = allowLoopback(page, ending.signal);
    await settled();

    ending.abort(new Error('left'));

    await expect(asked).rejects.toThrow('left');
  });
});
