import { describe, expect, it } from '@jest/globals';
import { ALICE, connectedWidget, readyWidget } from '../../../support/headless-kit';

describe('copying the address', () => {
  it('puts it on the clipboard and shows that', async () => {
    const { widget, hostPage } = await connectedWidget();

    await widget.copyAddress();

    expect(hostPage.copiedText).toBe(ALICE);
    expect(widget.state.snackbar).toMatchObject({ variant: 'success', text: 'Address copied' });
  });

  it('shows that the browser refused', async () => {
    const { widget, hostPage } = await connectedWidget();
    hostPage.refuseCopies();

    await expect(widget.copyAddress()).rejects.toMatchObject({ code: 'COPY_FAILED' });
    expect(widget.state.snackbar).toMatchObject({ variant: 'error', text: 'Failed to copy' });
  });

  it('is refused without a connection', async () => {
    const { widget, hostPage } = await readyWidget();

    await expect(widget.copyAddress()).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
      context: { namespace: 'eip155' },
    });
    expect(hostPage.copiedText).toBeUndefined();
    expect(widget.state.snackbar).toBeUndefined();
  });
});
