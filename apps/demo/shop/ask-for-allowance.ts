import { isWidgetError, type Widget } from 'cleatkit';
import { numberToHex, parseEther } from 'viem';
import type { Counterparts } from '../counterparts';

type Allowed = NonNullable<Counterparts['allowance']>;

const TYPE = 'native-token-periodic';
const WEEK_SECONDS = 604_800;
const LASTS_WEEKS = 4;

/** Asks the wallet in use to let the shop spend so much a week, for four weeks. Resolves with what the page says then. */
export async function askForAllowance(
  widget: Widget,
  { amount, spender }: Allowed,
): Promise<string> {
  const permissions = await widget.feature('permissions');
  const types = await permissions.supported();
  if (!types.includes(TYPE)) return 'This wallet grants no limits. Cleat Test Wallet does.';
  const end = Math.floor(Date.now() / 1000) + LASTS_WEEKS * WEEK_SECONDS;
  try {
    await permissions.grant({
      to: spender,
      permission: {
        type: TYPE,
        isAdjustmentAllowed: true,
        data: {
          periodAmount: numberToHex(parseEther(amount)),
          periodDuration: WEEK_SECONDS,
          justification: 'A print a month, sent to you.',
        },
      },
      rules: [{ type: 'expiry', data: { timestamp: end } }],
    });
  } catch (error) {
    if (isWidgetError(error, 'PERMISSION_DECLINED'))
      return 'You declined. The shop may take nothing.';
    throw error;
  }
  return `Granted: the shop may take ${amount} ETH a week.`;
}

/** Has the shop take its money within the newest limit. Resolves with what the page says then. */
export async function takeFromAllowance(
  widget: Widget,
  { amount, spender }: Allowed,
): Promise<string> {
  const permissions = await widget.feature('permissions');
  const granted = (await permissions.list()).filter(({ isExpired, permission: { holder } }) => {
    const isShops =
      holder.kind === 'account' && holder.address.toLowerCase() === spender.toLowerCase();
    return isShops && !isExpired;
  });
  const [newest] = [...granted].sort((one, two) => (two.grantedAt ?? 0) - (one.grantedAt ?? 0));
  if (!newest) return 'There is no limit: grant one first.';
  const { context, permission } = newest;
  const response = await fetch('/allowance', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ context, network: `eip155:${permission.chainReference}` }),
  });
  const { reason, refused }: { readonly reason?: string; readonly refused?: string } =
    await response.json();
  if (refused !== undefined) return refused;
  if (!response.ok) return reason ?? `The shop answered ${response.status}.`;
  await widget.refreshBalance({ force: true });
  return `The shop has taken ${amount} ETH.`;
}
