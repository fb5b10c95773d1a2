import { describe, expect, it, jest } from '@jest/globals';
import { viewNames } from '../../../../domain/routing/view-name';
import { ViewLoader } from '../../../../presentation-react/shell/view-loader';

describe('ViewLoader', () => {
  it('has the first views at once', () => {
    const views = new ViewLoader();
    for (const name of ['Connect', 'ConnectingExternal', 'Account', 'Networks'] as const) {
      expect(typeof views.get(name)).toBe('function');
    }
  });

  it('downloads the others ahead of time, but for those that few see, and tells when they are here', async () => {
    const views = new ViewLoader();
    expect(views.get('AllWallets')).toBe('loading');
    const told = jest.fn();
    const stop = views.subscribe(told);
    views.loadAll();
    await import('../../../../presentation-react/views/no-network/no-network-view');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(viewNames.filter((name) => typeof views.get(name) !== 'function')).toEqual([
      'ConnectingWalletConnect',
      'ConnectingWalletConnectBasic',
    ]);
    expect(told).toHaveBeenCalled();
    stop();
  });
});
