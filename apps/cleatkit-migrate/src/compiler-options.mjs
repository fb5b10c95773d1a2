const configuration = /(^|\/)[jt]sconfig(\.[\w-]+)?\.json$/;

/**
 * Says where TypeScript looks for packages as before Node 12: it then reads no `exports` of a package.json, and finds no
 * `cleatkit/react`. Not rewritten: another setting changes how every package of the site is found.
 *
 * @param {ReadonlyMap<string, string>} texts All files by their paths.
 * @param {readonly string[]} packages The folders that use Cleat now.
 * @param {import('./site.mjs').Site} site
 */
export function tellOldResolution(texts, packages, site) {
  for (const [path, text] of texts) {
    if (!configuration.test(path) || !packages.includes(site.packageOf(path))) continue;
    const index = text
      .split('\n')
      .findIndex((each) => /^[^/]*"moduleResolution"\s*:\s*"(node|node10|classic)"/i.test(each));
    if (index === -1) continue;
    site.report.left.push({
      path,
      line: index + 1,
      text: 'moduleResolution: write "bundler" (TypeScript 5), else the compiler finds no cleatkit/react',
    });
  }
}
