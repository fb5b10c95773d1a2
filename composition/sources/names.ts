import type { WidgetOptions } from '../../domain/options/widget-options';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { ServiceNames } from '../../infrastructure/identity/service-names';
import { HttpClient } from '../../ports/http-client';
import { NameService } from '../../ports/name-service';
import { parsedSources } from './parsed-sources';

interface NamesParts {
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
}

/** Names by the operator's service that the option `sources` names. */
export function bindNames({ options, ports }: NamesParts): void {
  const { names } = parsedSources({ options, ports });
  if (names)
    ports.bind(NameService, () => new ServiceNames({ ...names, http: ports.get(HttpClient) }));
}
