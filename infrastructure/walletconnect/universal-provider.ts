import { WidgetError } from '../../domain/errors/widget-error';
import { isUntrustedRecord } from '../../domain/outside/untrusted-record';
import type { ApprovedSession, RelayClient, SessionClient, SignedAnswer } from './session-client';
import type { UniversalProviderLike } from './universal-provider-like';

const clientMethods = ['disconnect', 'off', 'on', 'ping', 'request'] as const;
const storeMethods = ['delete', 'get', 'getAll'] as const;
const providerMethods = ['connect', 'authenticate', 'disconnect', 'on', 'removeListener'] as const;

/** The event of the relay's connection that the relay has closed on purpose. */
const RELAYER_ERROR = 'relayer_error';

/**
 * {@link RelayClient} over the provider of a site, which stays connected to its relay as the site has it. The
 * provider itself connects and ends its session, so that the site's own code sees it as well.
 *
 * @throws `WidgetError` `OPTION_INVALID` for a provider that lacks what a session needs.
 */
export function relayClientOver(provider: UniversalProviderLike): RelayClient {
  const signClient = checkedClient(provider);
  const proposals = new Proposals(provider);
  return {
    client: {
      get session() {
        return signClient.session;
      },
      on: (event, listener) => signClient.on(event, listener),
      off: (event, listener) => signClient.off(event, listener),
      ping: (parameters) => signClient.ping(parameters),
      request: (parameters) => signClient.request(parameters),
      disconnect: (ending) =>
        provider.session?.topic === ending.topic
          ? provider.disconnect()
          : signClient.disconnect(ending),
    },
    connect: async (proposal) => {
      const { uri, answer } = await proposals.send(() => provider.connect(proposal));
      return { uri, approval: () => answer as Promise<ApprovedSession> };
    },
    authenticate: async (proposal) => {
      const { uri, answer } = await proposals.send(() => provider.authenticate(proposal));
      return { uri, response: () => answer as Promise<SignedAnswer> };
    },
    onRefused: (listener) => followRefusals(signClient, listener),
    // The SDK of the site opens the wallet's app itself.
    wantsNoLinks: () => true,
    // The connection belongs to the site.
    close: async () => {},
  };
}

/** A proposal that the relay has, and the promise of the wallet's answer. */
interface SentProposal {
  readonly uri: string;
  readonly answer: Promise<unknown>;
}

/** Sends the proposals of one provider one after another: its event does not say which one a pairing URI is of. */
class Proposals {
  readonly #provider: UniversalProviderLike;
  #last: Promise<unknown> = Promise.resolve();

  constructor(provider: UniversalProviderLike) {
    this.#provider = provider;
  }

  async send(propose: () => Promise<unknown>): Promise<SentProposal> {
    const sent = this.#last.then(() => this.#sendNow(propose));
    this.#last = sent.catch(() => {});
    return sent;
  }

  #sendNow(propose: () => Promise<unknown>): Promise<SentProposal> {
    return new Promise((resolve, reject) => {
      const provider = this.#provider;
      const onUri = (uri: unknown): void => {
        provider.removeListener('display_uri', onUri);
        if (typeof uri === 'string') resolve({ uri, answer });
        else reject(new TypeError('The provider made no pairing URI'));
      };
      provider.on('display_uri', onUri);
      const answer = propose();
      answer.catch((error: unknown) => {
        provider.removeListener('display_uri', onUri);
        reject(error);
      });
    });
  }
}

/** The sign client of `provider`, whose class the version of the site's package decides. */
function checkedClient(provider: UniversalProviderLike): SessionClient {
  const client: unknown = hasMethods(provider, providerMethods) ? provider.client : undefined;
  if (
    hasMethods(client, clientMethods) &&
    hasMethods(Reflect.get(client, 'session'), storeMethods)
  ) {
    return client as SessionClient;
  }
  throw new WidgetError('OPTION_INVALID', {
    option: 'provider',
    expected: 'an initialised UniversalProvider of @walletconnect/universal-provider',
  });
}

function followRefusals(client: object, listener: (reason: string) => void): () => void {
  const core: unknown = Reflect.get(client, 'core');
  const relayer: unknown = isUntrustedRecord(core) ? core['relayer'] : undefined;
  if (!hasMethods(relayer, ['on', 'off'])) return () => {};
  const onError = (error: unknown): void =>
    listener(error instanceof Error ? error.message : 'The relay refused the connection');
  call(relayer, 'on', RELAYER_ERROR, onError);
  return () => call(relayer, 'off', RELAYER_ERROR, onError);
}

function call(target: object, method: string, ...parameters: readonly unknown[]): void {
  Reflect.apply(Reflect.get(target, method), target, parameters);
}

function hasMethods(value: unknown, names: readonly string[]): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return names.every((name) => typeof Reflect.get(value, name) === 'function');
}
