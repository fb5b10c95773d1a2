import type { ConnectorRow } from '../../../domain/connection/connector-list';
import type { MessageCatalogue } from '../../messages/message-catalogue';

/** Rows that stand below one label. The row of WalletConnect has none. */
export interface WalletSection {
  readonly kind: 'pairing' | 'recent' | 'installed' | 'others';
  readonly rows: readonly ConnectorRow[];
}

const kinds: Readonly<Partial<Record<ConnectorRow['type'], WalletSection['kind']>>> = {
  walletConnect: 'pairing',
  recent: 'recent',
  injected: 'installed',
};

/**
 * `rows` in their order, each run of one kind as a section. In a wallet's own browser, which `isOwn` says, all others
 * are one section.
 */
export function sectionsOf(rows: readonly ConnectorRow[], isOwn = false): readonly WalletSection[] {
  const sections: WalletSection[] = [];
  for (const row of rows) {
    const own = kinds[row.type] ?? 'others';
    const kind = isOwn && own !== 'installed' ? 'others' : own;
    const last = sections.at(-1);
    if (last?.kind === kind) sections[sections.length - 1] = { kind, rows: [...last.rows, row] };
    else sections.push({ kind, rows: [row] });
  }
  return sections;
}

/** The label above a section. */
export function labelOf(
  { kind, rows }: WalletSection,
  { installed, moreWallets, popular, recent }: MessageCatalogue,
  isOwn = false,
): string | undefined {
  if (kind === 'pairing') return undefined;
  if (kind !== 'others') return kind === 'recent' ? recent : installed;
  const isPopular = rows.every(({ type }) => type === 'featured' || type === 'recommended');
  return isPopular && !isOwn ? popular : moreWallets;
}
