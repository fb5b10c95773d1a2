import { useWidgetContext } from './widget-context';

/** The texts of a catalogue that is downloaded with its views, in the site's own words where it has them. */
export function useCatalogue<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  return { ...catalogue, ...useWidgetContext().messages };
}
