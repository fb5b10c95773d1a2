import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { cleanUp, control, find, inside, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

const region = (): HTMLElement => find(inside('modal'), '.snackbar-region');

describe('SnackbarRegion', () => {
  it.each(['success', 'error', 'loading'] as const)(
    '[R4.23] announces a message of the variant %s, politely, and keeps it while it fades',
    async (variant) => {
      const widget = new FakeWidget();
      await renderWith(widget);
      await settle(() => widget.open());
      expect(region().getAttribute('aria-live')).toBe('polite');
      expect(region().textContent).toBe('');

      await settle(() =>
        widget.set({
          snackbar: { id: 1, code: 'ADDRESS_COPIED', variant, text: 'Address copied' },
        }),
      );
      expect(region().textContent).toBe('Address copied');
      expect(find(region(), '.snackbar').dataset['variant']).toBe(variant);
      expect(find(region(), '.snackbar').dataset['open']).toBe('true');

      await settle(() => widget.set({ snackbar: undefined }));
      expect(find(region(), '.snackbar').dataset['open']).toBe('false');
    },
  );

  it('announces the same message again', async () => {
    const widget = new FakeWidget();
    await renderWith(widget);
    await settle(() => widget.open());
    const tell = (id: number) =>
      settle(() =>
        widget.set({
          snackbar: { id, code: 'COPY_FAILED', variant: 'error', text: 'Failed to copy' },
        }),
      );
    await tell(1);
    const first = find(region(), '.snackbar');
    await tell(2);
    expect(find(region(), '.snackbar')).not.toBe(first);
  });

  it('uses the site’s texts', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, null, { snackbars: { ADDRESS_COPIED: 'Kopiert' } });
    await settle(() => widget.open());
    await settle(() =>
      widget.set({
        snackbar: { id: 1, code: 'ADDRESS_COPIED', variant: 'success', text: 'Address copied' },
      }),
    );
    expect(region().textContent).toBe('Kopiert');
  });

  it('leads to the page of what it is about, and to none of an unsafe address', async () => {
    const widget = new FakeWidget();
    await renderWith(widget);
    const tell = (href: string) =>
      settle(() =>
        widget.set({
          snackbar: {
            id: href.length,
            code: 'TRANSACTION_STARTED',
            variant: 'success',
            text: 'Transaction started',
            link: { href, explorer: 'Etherscan' },
          },
        }),
      );
    await tell('https://etherscan.io/tx/0x1');
    const link = control(region(), 'View on Etherscan');
    expect(link.getAttribute('href')).toBe('https://etherscan.io/tx/0x1');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');

    await tell('javascript:alert(1)');
    expect(region().querySelector('a')).toBeNull();
  });

  it('is over the page, where it covers no title, while the modal is open', async () => {
    const widget = new FakeWidget();
    await renderWith(widget);
    await settle(() => widget.open());
    expect(region().closest('.card')).toBeNull();
    expect(region().closest('dialog')).not.toBeNull();
  });
});
