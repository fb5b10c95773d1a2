import type {
  ChannelRelay,
  ChannelRequest,
  ChannelState,
  RelayChannel,
} from '../../ports/farcaster';
import { isLoopback } from '../../domain/loopback';
import { ServiceError } from '../../domain/service-error';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { ProviderClient } from '../providers/provider-client';

const MAX_URL = 2048;
const MAX_MESSAGE = 4096;
const MAX_SIGNATURE = 8192;

/**
 * The relay of Farcaster, which the visitor's app writes to. It is trusted with nothing: what it brings is checked by the
 * service.
 *
 * @see https://github.com/farcasterxyz/auth-monorepo/tree/main/apps/relay
 */
export class FarcasterRelay implements ChannelRelay {
  readonly #client: ProviderClient;
  readonly #url: string;

  constructor(client: ProviderClient, url: string) {
    this.#client = client;
    this.#url = url;
  }

  /** @throws {@link ServiceError} where the relay cannot be used. */
  open({ endsAtMs, nonce, origin }: ChannelRequest): Promise<RelayChannel> {
    const body = {
      siweUri: `${origin}/`,
      domain: new URL(origin).host,
      nonce,
      expirationTime: new Date(endsAtMs).toISOString(),
      acceptAuthAddress: true,
    };
    const url = `${this.#url}/v1/channel`;
    return this.#client.call({ method: 'POST', url, headers: {}, body }, channelIn);
  }

  /**
   * How a channel stands. The relay shows an answer once.
   *
   * @throws {@link ServiceError} where the relay cannot be used.
   */
  async look(token: string): Promise<ChannelState> {
    const url = `${this.#url}/v1/channel/status`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await this.#client.attempt({ method: 'GET', url, headers }, stateIn);
    if (answer.ok) return answer.value;
    if (answer.status === 401) return { kind: 'over' };
    throw new ServiceError('provider_busy');
  }
}

function channelIn(json: unknown): RelayChannel | undefined {
  const token = printableText(json, 'channelToken', 128);
  const url = printableText(json, 'url', MAX_URL);
  return token !== undefined && url !== undefined && isLink(url) ? { token, url } : undefined;
}

/** The visitor's browser opens it. */
function isLink(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

function stateIn(json: unknown): ChannelState | undefined {
  const state = fieldOf(json, 'state');
  if (state === 'pending') return { kind: 'pending' };
  const message = fieldOf(json, 'message');
  const signature = printableText(json, 'signature', MAX_SIGNATURE);
  const isMessage = typeof message === 'string' && message.length <= MAX_MESSAGE;
  if (state !== 'completed' || !isMessage || signature === undefined) return undefined;
  if (!/^0x(?:[0-9a-f]{2}){65,}$/i.test(signature)) return undefined;
  const [name, picture] = [fieldOf(json, 'username'), fieldOf(json, 'pfpUrl')];
  const said = {
    message,
    signature,
    ...(typeof name === 'string' && { name }),
    ...(typeof picture === 'string' && { picture }),
  };
  return { kind: 'answered', said };
}
