import type { WidgetOptions } from '../../domain/options/widget-options';
import type { EnsParts } from '../../infrastructure/chains/eip155/ens-names';
import { nameGateways } from '../../infrastructure/chains/eip155/name-gateways';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { MetadataReader } from '../../infrastructure/nft/metadata-reader';
import { Clock } from '../../ports/clock';
import { HttpClient } from '../../ports/http-client';
import { parsedSources } from './parsed-sources';

interface EnsRequest {
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
}

/**
 * What ENS names need beside Ethereum: the gateways to names that the site allows, of which its own service of names is one, and
 * its rules for pictures.
 */
export function ensParts({ options, ports }: EnsRequest): EnsParts {
  const { ensGateways = [], ipfsGateways = [], names } = parsedSources({ options, ports });
  const urls = [...ensGateways, ...(names ? [names.url] : [])];
  const http = ports.get(HttpClient);
  const reader = new MetadataReader({
    clock: ports.get(Clock),
    gateways: ipfsGateways,
    http,
    mayAskHosts: options.enableRemoteImages,
  });
  const origins = urls.map((url) => new URL(url).origin);
  return {
    askGateway: urls.length > 0 ? nameGateways({ http, origins }) : undefined,
    readMetadata: (uri, signal) => reader.read(uri, signal),
  };
}
