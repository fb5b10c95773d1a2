import { parseSources } from '../../domain/options/parse-sources';
import type { Sources } from '../../domain/options/sources';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { PortContainer } from '../../infrastructure/di/port-container';
import { createToken } from '../../ports/token';

const ParsedSources = createToken<Sources>('ParsedSources');

/** The option `sources` as {@link parseSources} reads it, once per widget. */
export function parsedSources({
  options,
  ports,
}: {
  readonly options: WidgetOptions;
  readonly ports: PortContainer;
}): Sources {
  ports.bind(ParsedSources, () => parseSources(options.sources));
  return ports.get(ParsedSources);
}
