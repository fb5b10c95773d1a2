/**
 * What is changed in WalletConnect's `utils`, which its other packages are made with. Each change fits the
 * module for Node and the one for pages.
 *
 * - A sign-in is verified by the SDK by itself, and a contract's at the vendor's RPC. Ours is verified by whoever
 *   asked for it (`SiwxSessions`), so the SDK takes any: where it did not, it kept a session all the same that
 *   nobody knew of.
 * - What it has waited for in vain is kept as a promise that was rejected, which nobody handles: an uncaught
 *   error of the page, minutes later.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const changes = [
  [
    /async function (\w+)\((?:\w,){5}\w\)\{switch\(\w\.t\)\{case"eip191":.*?verifySignature failed:[^`]*`\)\}\}/s,
    'async function $1(){return!0}',
  ],
  [/(\w)=Promise\.reject\((\w)\),(\w)\(\2\)/, '$1=Promise.reject($2),$1.catch(()=>{}),$3($2)'],
];

/** The file that is changed, in its two forms. */
export const walletConnectUtils =
  /[\\/]@walletconnect[\\/]utils[\\/]dist[\\/]index\.(?:cjs|es)\.js$/;

/** @param {string} source */
export function walletConnectAsUsed(source) {
  let changed = source;
  for (const [found, replacement] of changes) {
    if (!found.test(changed)) throw new Error(`WalletConnect's utils have nothing like ${found}`);
    changed = changed.replace(found, replacement);
  }
  return changed;
}
