import type { WidgetOptions } from '../../domain/options/widget-options';
import { type AskGateway, nameGateways } from '../../infrastructure/chains/eip155/name-gateways';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { HttpClient } from '../../ports/http-client';
import { parsedSources } from './parsed-sources';

interface GatewayParts {
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
}

/** The gateways to ENS names that the site allows; its own service of names is one. */
export function siteGateways({ options, ports }: GatewayParts): AskGateway | undefined {
  const { ensGateways = [], names } = parsedSources({ options, ports });
  const urls = [...ensGateways, ...(names ? [names.url] : [])];
  if (urls.length === 0) return undefined;
  return nameGateways({
    http: ports.get(HttpClient),
    origins: urls.map((url) => new URL(url).origin),
  });
}
