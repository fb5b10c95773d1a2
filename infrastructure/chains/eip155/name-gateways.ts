import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { textOf } from '../../../domain/outside/untrusted-record';
import type { HttpClient } from '../../../ports/http-client';

/** What a contract has a client ask of its gateways (EIP-3668). */
export interface GatewayRequest {
  readonly data: `0x${string}`;
  readonly sender: string;
  readonly urls: readonly string[];
}

/** Asks a gateway, and returns its answer, which the contract verifies. */
export type AskGateway = (request: GatewayRequest, signal?: AbortSignal) => Promise<`0x${string}`>;

export interface NameGatewaysDeps {
  readonly http: HttpClient;

  /** The origins that the site allows, as in `https://gateway.example`. */
  readonly origins: readonly string[];
}

/** The most gateways that are asked for one name. */
const MAX_GATEWAYS = 4;

/**
 * Asks those gateways of a contract that the site allows, one after another. A contract may name any address, also one inside of
 * the visitor's network, so no other one is asked.
 */
export function nameGateways({ http, origins }: NameGatewaysDeps): AskGateway {
  return async ({ data, sender, urls }, signal) => {
    let failure: WidgetError | undefined;
    const allowed = urls.filter((url) => origins.includes(originOf(url) ?? ''));
    for (const template of allowed.slice(0, MAX_GATEWAYS)) {
      const isGet = template.includes('{data}');
      const url = template.replace('{sender}', sender.toLowerCase()).replace('{data}', data);
      try {
        const answer = await http.request(
          { url, ...(!isGet && { body: { data, sender } }) },
          signal,
        );
        const said = textOf(answer, 'data') ?? '';
        if (/^0x(?:[0-9a-f]{2})*$/i.test(said)) return said as `0x${string}`;
        failure = new WidgetError('SERVICE_RESPONSE_INVALID', {
          reason: 'it is no hexadecimal data',
        });
      } catch (error) {
        signal?.throwIfAborted();
        failure = isWidgetError(error) ? error : new WidgetError('SERVICE_UNREACHABLE', {});
      }
    }
    throw failure ?? new WidgetError('SERVICE_UNREACHABLE', {});
  };
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
