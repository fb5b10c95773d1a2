import type { ApprovalRequest, TestChain } from 'cleatkit/testing';
import { coins } from '../shop/coins';

/** The texts that the wallet shows for a request. */
export interface WalletQuestion {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

/** Describes a request. The site's own texts are shown as plain text only. */
export function questionOf(
  { kind, method, params, origin }: ApprovalRequest,
  chains: readonly TestChain[],
): WalletQuestion {
  const site = { label: 'Site', text: origin };
  const chainName = nameOf(fieldOf(params[0], 'chainId'), chains);
  const others = otherMethods[method]?.(params);
  if (others) return { title: others.title, lines: [site, ...others.lines] };
  switch (kind) {
    case 'connect':
      return { title: 'Connect to this site?', lines: [site] };
    case 'switchChain':
      return { title: `Switch to ${chainName}?`, lines: [site] };
    case 'addChain':
      return {
        title: 'Add a network?',
        lines: [site, { label: 'Network', text: textOf(fieldOf(params[0], 'chainName')) }],
      };
    case 'signMessage':
      return {
        title: 'Sign this message?',
        lines: [site, { label: 'Message', text: messageOf(params[0]) }],
      };
    case 'signTypedData':
      return {
        title: 'Sign this data?',
        lines: [site, { label: 'Data', text: textOf(params[1]) }],
      };
    case 'sendTransaction':
      return {
        title: 'Send this transaction?',
        lines: [
          site,
          { label: 'To', text: textOf(fieldOf(params[0], 'to')) },
          { label: 'Amount', text: etherOf(fieldOf(params[0], 'value')) },
        ],
      };
  }
}

/** What differs from the other requests of its kind, by its method. */
const otherMethods: Readonly<Record<string, (params: readonly unknown[]) => WalletQuestion>> = {
  wallet_sendCalls: ([bundle]) => {
    const calls = listOf(fieldOf(bundle, 'calls'));
    return {
      title: `Send these ${calls.length} calls?`,
      lines: calls.map((call) => ({
        label: 'To',
        text: `${textOf(fieldOf(call, 'to'))}, ${etherOf(fieldOf(call, 'value'))}`,
      })),
    };
  },
  wallet_requestExecutionPermissions: ([asked]) => {
    const data = fieldOf(fieldOf(asked, 'permission'), 'data');
    const days = Number(fieldOf(data, 'periodDuration')) / SECONDS_PER_DAY;
    const [rule] = listOf(fieldOf(asked, 'rules'));
    const end = new Date(Number(fieldOf(fieldOf(rule, 'data'), 'timestamp')) * 1000);
    return {
      title: 'Let this site spend without asking?',
      lines: [
        { label: 'Who may spend', text: textOf(fieldOf(asked, 'to')) },
        {
          label: 'At most',
          text: `${etherOf(fieldOf(data, 'periodAmount'))} every ${days} days`,
        },
        { label: 'Until', text: end.toLocaleDateString('en') },
      ],
    };
  },
  wallet_revokeExecutionPermission: () => ({ title: 'End this limit?', lines: [] }),
};

const SECONDS_PER_DAY = 86_400;

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(chainId: unknown, chains: readonly TestChain[]): string {
  const known = chains.find((chain) => chain.chainId === Number(chainId));
  return known?.name ?? `chain ${Number(chainId)}`;
}

/** Messages travel as hexadecimal bytes; people read text. */
function messageOf(value: unknown): string {
  const text = textOf(value);
  if (!/^0x(?:[\da-f]{2})+$/i.test(text)) return text;
  const digits = text.slice(2).match(/../g) ?? [];
  const bytes = Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}

/** Both local EVM chains have ether. */
function etherOf(wei: unknown): string {
  const units = typeof wei === 'string' && wei !== '' ? BigInt(wei) : 0n;
  return coins(units, { decimals: 18, symbol: 'ETH' });
}

function fieldOf(value: unknown, name: string): unknown {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return fields[name];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
