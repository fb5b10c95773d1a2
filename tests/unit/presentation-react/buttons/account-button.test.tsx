import { afterEach, describe, expect, it } from '@jest/globals';
import { AccountButton } from '../../../../presentation-react/index';
import { ether, FakeWidget, unknownNetwork } from '../../../../apps/gallery/fake-widget';
import { cleanUp, find, inside, press, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

describe('AccountButton', () => {
  it('is absent without a connection', async () => {
    const { page } = await renderWith(new FakeWidget(), <AccountButton />);
    expect(page.innerHTML).toBe('');
  });

  it('shows the account and opens it', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <AccountButton showBalance={false} />);
    await settle(() => widget.setAccount());
    expect(find(inside('account-button'), 'button').textContent).toBe('0xf39F…2266');

    await press(find(inside('account-button'), 'button'));
    expect(widget.state.view?.name).toBe('Account');
  });

  it('shows no balance while the visitor hides amounts', async () => {
    const widget = new FakeWidget();
    widget.setAccount({ balance: ether(1_500_000_000_000_000_000n) });
    await renderWith(widget, <AccountButton />);
    const button = find(inside('account-button'), 'button');
    expect(button.textContent).toBe('1.500 ETH0xf39F…2266');

    await settle(() => widget.set({ isPrivate: true }));
    expect(button.textContent).toBe('0xf39F…2266');
  });

  it('shows that the network is the wrong one', async () => {
    const widget = new FakeWidget();
    widget.setAccount();
    widget.setConnection({ network: unknownNetwork });
    await renderWith(widget, <AccountButton />);
    expect(find(inside('account-button'), 'button').textContent).toBe('Wrong network');
  });
});
