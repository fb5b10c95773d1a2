import { describe, expect, it, jest } from '@jest/globals';
import { ViewLoader } from '../../../../presentation-react/bindings/view-loader';
import { viewRegistry } from '../../../../presentation-react/views/view-registry';
import { viewNames } from '../../../support/view-names';

describe('ViewLoader', () => {
  it('[R2.1] has every view of the registry by its name, and no planned one', () => {
    const views = new ViewLoader(viewRegistry);

    expect(viewNames.filter((name) => !views.has(name))).toEqual([]);
    expect(views.has('RegisterAccountName')).toBe(false);
  });

  it('has the first views at once', () => {
    const views = new ViewLoader(viewRegistry);
    for (const name of ['Connect', 'ConnectingExternal', 'Account', 'Networks'] as const) {
      expect(typeof views.get(name)).toBe('function');
    }
  });

  it('downloads another view on request, and notifies when it is loaded', async () => {
    const views = new ViewLoader(viewRegistry);
    expect(views.get('AllWallets')).toBe('loading');
    const told = jest.fn();
    const stop = views.subscribe(told);
    views.load('AllWallets');
    await import('../../../../presentation-react/views/all-wallets/all-wallets-view');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(typeof views.get('AllWallets')).toBe('function');
    expect(told).toHaveBeenCalled();
    stop();
  });

  it('downloads no rarely used view in advance', async () => {
    const views = new ViewLoader(viewRegistry);
    const told = jest.fn();
    views.subscribe(told);

    views.loadAll();
    await new Promise((resolve) => setTimeout(resolve, 0));

    expect(views.get('AllWallets')).toBe('loading');
    expect(views.get('ConnectingWalletConnect')).toBe('loading');
  });
});
