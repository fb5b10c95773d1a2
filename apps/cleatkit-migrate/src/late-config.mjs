import { Node, ts } from 'ts-morph';
import { moveConfig } from './wagmi-config.mjs';

/**
 * Makes the widget at a `createConfig` of wagmi that has connectors of the site's own making.
 *
 * @param {import('./site.mjs').Site} site
 * @param {import('./source.mjs').Source} source A file of the package.
 */
export function moveOwnConfig(site, source) {
  for (const each of site.sources) {
    if (site.packageOf(each.path) !== site.packageOf(source.path)) continue;
    for (const call of each.file.getDescendantsOfKind(ts.SyntaxKind.CallExpression)) {
      const [options] = call.getArguments();
      if (
        call.getExpression().getText() !== 'createConfig' ||
        !Node.isObjectLiteralExpression(options)
      )
        continue;
      const isWagmi = each.file
        .getImportDeclarations()
        .some((one) => /^(wagmi|@wagmi\/core)$/.test(one.getModuleSpecifierValue()));
      const move = isWagmi
        ? moveConfig(site, each, options, { own: new Set(), widget: () => [] })
        : '';
      if (typeof move === 'string') continue;
      move();
      each.differs(
        options,
        'connectors: the widget is the only one, and finds the wallets itself; give it a projectId where you had one',
      );
      return;
    }
  }
}
