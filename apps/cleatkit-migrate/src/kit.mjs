import { appKit } from './kits/appkit.mjs';
import { connectKit } from './kits/connectkit.mjs';
import { rainbowKit } from './kits/rainbowkit.mjs';
import { thirdweb } from './kits/thirdweb.mjs';
import { walletAdapter } from './kits/wallet-adapter.mjs';
import { web3Onboard } from './kits/web3-onboard.mjs';

/**
 * A kit that sites leave.
 *
 * @typedef {object} Kit
 * @property {string} name
 * @property {readonly string[]} packages What goes from package.json once nothing imports it; `*` at an end for any name.
 * @property {(module: string) => boolean} isOf Whether a module is rewritten.
 * @property {Readonly<Record<string, number>>} [needs] The lowest major version of other packages.
 * @property {Readonly<Record<string, string>>} components Those of `cleatkit/react` with which a re-export or a download of one
 *   name can be replaced.
 * @property {(site: import('./site.mjs').Site, source: import('./source.mjs').Source, name: string) => import('./components.mjs').ComponentRule | undefined} [ruleOf]
 *   What the attributes of one of these become.
 * @property {readonly string[]} [providers] The kit's providers and set-ups: where a package has one and no widget can be made, nothing of the kit
 *   is rewritten in it.
 * @property {(source: import('./source.mjs').Source, name: string) => { readonly name: string, readonly path: string } | undefined} [ownComponent]
 *   The component of a new file that a download of this name becomes.
 * @property {readonly string[]} [elements] The kit's custom elements, in JSX.
 * @property {(site: import('./site.mjs').Site, source: import('./source.mjs').Source, bindings: readonly import('./kit-imports.mjs').Binding[]) => void} makeWidgets
 *   The first pass over all files: where the options are.
 * @property {(site: import('./site.mjs').Site, source: import('./source.mjs').Source) => void} [makeLate] Where that found none.
 * @property {(site: import('./site.mjs').Site, source: import('./source.mjs').Source, bindings: readonly import('./kit-imports.mjs').Binding[]) => void} rewrite
 *   The second pass: what uses them.
 */

/** @type {readonly Kit[]} */
export const kits = [rainbowKit, connectKit, appKit, walletAdapter, web3Onboard, thirdweb];

/** @param {Kit} kit @param {string} name */
export function isPackageOf(kit, name) {
  return kit.packages.some((each) =>
    each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : each === name,
  );
}
