import { importSource } from '../../../scripts/import-source.mjs';
import { mayWrite, refusal } from './own-pages.mjs';
import { plannedContracts } from './planned-contracts.mjs';

/** The account of the shop that spends: one that every test chain funds, and no wallet of the demo has. */
const SPENDER = {
  address: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  key: '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
};

/** What the shop takes at once. */
const TAKEN = { text: '0.01', wei: 10n ** 16n };

/** What the contracts say, and what that means. @type {readonly (readonly [RegExp, string])[]} */
const refusals = [
  [/transfer-amount-exceeded/, 'The chain refused: the limit of this week is used up.'],
  [/CannotUseADisabledDelegation/, 'The chain refused: the limit was revoked.'],
  [/TimestampEnforcer/, 'The chain refused: the limit has ended.'],
];

/**
 * The shop's account, which may spend what a visitor's wallet allows it (ERC-7715): at `/allowance` the shop takes some of it, and
 * the contracts on the chain say whether it may.
 *
 * @param {object} options
 * @param {readonly string[]} options.domains Of the pages, such as `127.0.0.1:5173`.
 * @param {readonly { readonly chainId: number, readonly url: string }[]} options.chains
 * @returns {Promise<import('./counterpart.mjs').Counterpart>}
 */
export async function startAllowance({ chains, domains }) {
  const [{ nodeListener }, { redeemPermission }, { tills }] = await Promise.all([
    importSource('infrastructure/sign-in-server/index.ts'),
    importSource('apps/chains/demo/redeem-permission.ts'),
    importSource('apps/demo/shop/till.ts'),
  ]);
  const { manager } = plannedContracts.delegation;
  const execution = { target: tills.eip155.account, value: TAKEN.wei };
  /** One after the other: two transactions of one account at once may get the same nonce. */
  let last = Promise.resolve();

  /** @param {Request} request */
  const answer = async (request) => {
    if (!mayWrite(request, domains)) return refusal(403, 'Only pages of the shop ask here.');
    const asked = permissionIn(await request.text());
    const chain = chains.find(({ chainId }) => asked?.network === `eip155:${chainId}`);
    if (!asked || !chain) return refusal(400, 'There is no such permission.');
    const spender = { ...chain, manager, key: SPENDER.key };
    const taking = last.then(() => redeemPermission(spender, asked.context, execution));
    last = taking.then(nothing, nothing);
    try {
      return Response.json({ hash: await taking });
    } catch (error) {
      const said = String(error);
      const [, reason] = refusals.find(([pattern]) => pattern.test(said)) ?? [];
      return Response.json({ refused: reason ?? 'The chain refused: it knows no such limit.' });
    }
  };
  return {
    config: { allowance: { spender: SPENDER.address, amount: TAKEN.text } },
    listeners: { allowance: nodeListener(answer) },
  };
}

/**
 * The permission that a body names; `undefined` where there is none.
 *
 * @param {string} body
 * @returns {{ readonly context: string, readonly network: string } | undefined}
 */
function permissionIn(body) {
  try {
    const { context, network } = JSON.parse(body);
    const isContext = typeof context === 'string' && /^0x(?:[\da-f]{2}){1,4096}$/i.test(context);
    return isContext && typeof network === 'string' ? { context, network } : undefined;
  } catch {
    return undefined;
  }
}

function nothing() {}
