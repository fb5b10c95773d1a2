import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../../apps/gallery/fake-widget';
import { cleanUp, find, inside, renderWith, settle } from '../../../../support/render';

afterEach(cleanUp);

describe('where the site has set up no network', () => {
  it.each(['AllWallets', 'ConnectingWalletConnectBasic'] as const)(
    '[R2.1] %s says so',
    async (name) => {
      const widget = new FakeWidget({ networks: [] });
      await renderWith(widget);
      await settle(() => widget.showViews({ name }));
      await settle();
      expect(find(inside('modal'), '[role="alert"]').textContent).toBe(
        'No wallet can connect: this site has no network set up.',
      );
    },
  );
});
