/** @typedef {import('./components.mjs').ComponentRule} ComponentRule */

/**
 * What a kit's provider becomes, where the widget is made of the site's own configuration.
 *
 * @param {import('./site.mjs').Site} site
 * @param {import('./source.mjs').Source} source
 * @param {NonNullable<ComponentRule['attributes']>} attributes
 * @returns {ComponentRule}
 */
export function widgetProvider(site, source, attributes) {
  return {
    name: 'WidgetProvider',
    fault: () =>
      site.hasWidget(source.path)
        ? undefined
        : 'no configuration was found from which to make the widget',
    adds: () => [`widget={${site.widgetIn(source)}}`],
    attributes,
  };
}
