import type { PortContainer } from '../../infrastructure/di/port-container';
import { ServiceOnramp } from '../../infrastructure/onramp/service-onramp';
import { HttpClient } from '../../ports/http-client';

/** Purchases by the operator's service at `url`. */
export function serviceOnramp(url: string, ports: PortContainer): ServiceOnramp {
  return new ServiceOnramp({ http: ports.get(HttpClient), url });
}
