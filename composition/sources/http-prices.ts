import type { PortContainer } from '../../infrastructure/di/port-container';
import { HttpPriceSource } from '../../infrastructure/price/http-price-source';
import { HttpClient } from '../../ports/http-client';
import type { PriceSource } from '../../ports/price-source';

/** Prices of the site's own service at `url`. */
export function httpPrices(url: string, ports: PortContainer): PriceSource {
  return new HttpPriceSource({ http: ports.get(HttpClient), url });
}
