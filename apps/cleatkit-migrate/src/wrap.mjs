import { Node, ts } from 'ts-morph';

/**
 * Puts the provider of the widget inside of wagmi's, for a kit that has none of its own.
 *
 * @param {import('./site.mjs').Site} site
 * @param {import('./source.mjs').Source} source Where the kit was set up.
 */
export function wrapWagmi(site, source) {
  const near = site.sources.filter(
    ({ path }) => site.packageOf(path) === site.packageOf(source.path),
  );
  if (
    !site.hasWidget(source.path) ||
    near.some((each) => each.text.includes('WidgetProvider') || each.isWrapped)
  )
    return;
  for (const each of near) {
    const [element] = each.file
      .getDescendantsOfKind(ts.SyntaxKind.JsxElement)
      .filter((one) => one.getOpeningElement().getTagNameNode().getText() === 'WagmiProvider');
    if (!Node.isJsxElement(element)) continue;
    const provider = each.added.use('cleatkit/react', 'WidgetProvider');
    each.insert(
      element.getOpeningElement().getEnd(),
      `<${provider} widget={${site.widgetIn(each)}}>`,
    );
    each.insert(element.getClosingElement().getStart(), `</${provider}>`);
    each.changed(element, 'WidgetProvider is inside of WagmiProvider');
    each.isWrapped = true;
    return;
  }
  if (near.some((each) => each.isWrapped)) return;
  const [statement] = source.file.getStatements();
  if (statement)
    source.left(
      statement,
      'put <WidgetProvider widget={widget}> of cleatkit/react around the site',
    );
}
