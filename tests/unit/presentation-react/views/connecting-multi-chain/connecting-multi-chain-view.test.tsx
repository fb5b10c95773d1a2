import { afterEach, describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../../domain/caip/chain-namespace';
import { quietChains } from '../../../../../apps/gallery/stories/many-chains';
import { cleanUp, find, inside, renderWith, settle } from '../../../../support/render';

afterEach(cleanUp);

/** The wallet on two namespaces, with a picture of its own on each. */
async function shown() {
  const widget = quietChains();
  widget.set({
    connectors: widget.state.connectors.map((row) => ({
      ...row,
      ...(row.connectors && {
        connectors: row.connectors.map((member) => ({
          ...member,
          imageUrl: pictureOn(member.namespace),
        })),
      }),
    })),
  });
  await renderWith(widget);
  return widget;
}

const pictureOn = (chain: ChainNamespace): string => `data:image/png;base64,${chain}`;

describe('the ConnectingMultiChain view', () => {
  it('shows for each namespace the name and the picture of its connector', async () => {
    const widget = await shown();
    await settle(() =>
      widget.showViews(
        { name: 'Connect' },
        { name: 'ConnectingMultiChain', connectorId: 'app.two' },
      ),
    );

    const rows = [...inside('modal').querySelectorAll('.list .row')].map((row) => [
      find(row, '.connector').textContent,
      row.querySelector('.connector img')?.getAttribute('src'),
    ]);
    expect(rows).toEqual([
      ['Two', pictureOn('eip155')],
      ['Two for Solana', pictureOn('solana')],
    ]);
  });
});

describe('the ConnectingExternal view of a wallet on several namespaces', () => {
  it.each([
    ['eip155', 'app.two', 'Two'],
    ['solana', 'Two', 'Two for Solana'],
  ] as const)('shows the wallet that is asked on %s', async (namespace, connectorId, name) => {
    const widget = await shown();
    await settle(() =>
      widget.showViews({ name: 'Connect' }, { name: 'ConnectingExternal', connectorId, namespace }),
    );

    expect(find(inside('modal'), 'h2').textContent).toBe(name);
    expect(find(inside('modal'), '.headline').textContent).toBe(`Open ${name} to continue`);
    expect(find(inside('modal'), '.ring img').getAttribute('src')).toBe(pictureOn(namespace));
  });
});
