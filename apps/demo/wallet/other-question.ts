import type { ApprovalRequest } from 'cleatkit/testing';
import type { WalletQuestion } from './wallet-question';

/** Describes a request to a wallet for Solana, Bitcoin or Polkadot, as plain text. */
export function otherQuestionOf({ kind, params, origin }: ApprovalRequest): WalletQuestion {
  const [asked] = params;
  const site = { label: 'Site', text: origin };
  switch (kind) {
    case 'connect':
      return { title: 'Connect to this site?', lines: [site] };
    case 'signMessage': {
      const text = messageOf(fieldOf(asked, 'message') ?? fieldOf(asked, 'data'));
      return { title: 'Sign this message?', lines: [site, { label: 'Message', text }] };
    }
    case 'sendTransaction':
      return { title: 'Send this transaction?', lines: [site, ...transfersIn(asked)] };
    default:
      return { title: 'Switch the network?', lines: [site] };
  }
}

/** The recipients of a Bitcoin payment; other transactions are shown as bytes. */
function transfersIn(asked: unknown): WalletQuestion['lines'] {
  const recipients = fieldOf(asked, 'recipients');
  if (!Array.isArray(recipients)) return [];
  return recipients.map((recipient) => ({
    label: 'To',
    text: `${String(fieldOf(recipient, 'address'))}: ${String(fieldOf(recipient, 'amount'))} sat`,
  }));
}

/** Messages travel as text, as bytes, or as bytes in hexadecimal. */
function messageOf(value: unknown): string {
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  const text = typeof value === 'string' ? value : '';
  if (!/^0x(?:[\da-f]{2})+$/i.test(text)) return text;
  const bytes = text.slice(2).match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(bytes, (pair) => Number.parseInt(pair, 16)));
}

function fieldOf(value: unknown, name: string): unknown {
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return fields[name];
}
