import { describe, expect, it } from '@jest/globals';
import * as defended from '../../support/counted-site';
import { withoutDefence } from '../../support/without-defence';

/** A tab says of Alice's account that it holds a fortune; then her form for sending opens. What the form reckons with. */
async function liedTo({ ALICE, CountedSite }: typeof defended) {
  const site = new CountedSite();
  const tab = await site.tab();
  await site.show(tab);
  site.tabs.lie('funds:eip155:1', { read: `eip155:1:${ALICE}`, units: '999' });
  await site.settled(tab.widget.show('WalletSend'));
  await site.during(100);
  const balance = tab.widget.state.connections.eip155.account?.balance;
  site.end();
  return balance?.status === 'loaded' ? balance.units : undefined;
}

describe('another tab of the site that lies about what an account holds', () => {
  it('[W1.k] is not believed by the form for sending', async () => {
    expect(await liedTo(defended)).toBe(10n ** 18n);
  });

  it('[W1.k control] is believed where the form keeps what was heard', async () => {
    const open = await withoutDefence<typeof defended>('tests/support/counted-site.ts', {
      file: 'application/navigation/watch-funds.ts',
      find: 'if (deciding.has(view)) this.#forgetHearsay();',
    });
    expect(await liedTo(open)).toBe(999n);
  });
});
