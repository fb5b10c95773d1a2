import { textsIn, useWidgetContext } from './widget-context';

/**
 * The texts of a catalogue that is downloaded with its views, in the site's language, with the site's own texts in the
 * place of ours.
 */
export function useCatalogue<Catalogue extends object>(catalogue: Catalogue): Catalogue {
  return textsIn(useWidgetContext(), catalogue);
}
