import { describe, expect, it } from '@jest/globals';
import { walletRow } from '../../../../../apps/gallery/fake-widget';
import type { ConnectorRow } from '../../../../../domain/connection/connector-list';
import { connectorListTypes } from '../../../../../domain/options/features';
import { entryMessages } from '../../../../../presentation-react/messages/en';
import { shellMessages } from '../../../../../presentation-react/messages/shell-en';
import {
  labelOf,
  sectionsOf,
} from '../../../../../presentation-react/views/connect/wallet-sections';

const messages = { ...entryMessages, ...shellMessages };

/** The labels, each with the types of the rows below it. */
const shown = (...types: readonly ConnectorRow['type'][]) =>
  sectionsOf(types.map((type, index) => walletRow(`${index}`, { type }))).map((section) => [
    labelOf(section, messages),
    ...section.rows.map(({ type }) => type),
  ]);

describe('the sections', () => {
  it('[R2.15] label the specified order and keep it', () => {
    expect(shown(...connectorListTypes)).toEqual([
      [undefined, 'walletConnect'],
      ['Recent', 'recent'],
      ['Installed', 'injected'],
      ['Other wallets', 'featured', 'custom', 'external', 'recommended'],
    ]);
  });

  it('[R2.16] are there only where they have entries', () => {
    expect(shown()).toEqual([]);
    expect(shown('injected', 'injected')).toEqual([['Installed', 'injected', 'injected']]);
  });

  it('call wallets popular that the site features or the list recommends, and no others', () => {
    expect(shown('featured', 'recommended')).toEqual([['Popular', 'featured', 'recommended']]);
    expect(shown('custom', 'recommended')).toEqual([['Other wallets', 'custom', 'recommended']]);
  });

  it("have the wallet of a phone's own browser alone above all others", () => {
    const rows = (['injected', 'recent', 'featured', 'recommended'] as const).map((type, index) =>
      walletRow(`${index}`, { type }),
    );

    const sections = sectionsOf(rows, true);

    expect(sections.map(({ rows: { length } }) => length)).toEqual([1, 3]);
    expect(sections.map((section) => labelOf(section, messages, true))).toEqual([
      'Installed',
      'Other wallets',
    ]);
  });

  it('[R2.15] keep the order of a site, each run of one kind below its own label', () => {
    expect(shown('recommended', 'injected', 'external')).toEqual([
      ['Popular', 'recommended'],
      ['Installed', 'injected'],
      ['Other wallets', 'external'],
    ]);
  });
});
