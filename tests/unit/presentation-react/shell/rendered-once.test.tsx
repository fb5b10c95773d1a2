import { afterEach, describe, expect, it } from '@jest/globals';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { FakeWidget, walletRow } from '../../../../apps/gallery/fake-widget';
import { ShellHost } from '../../../../presentation-react/shell/shell-host';
import AccountView from '../../../../presentation-react/views/account/account-view';
import ConnectView from '../../../../presentation-react/views/connect/connect-view';
import { viewRegistry } from '../../../../presentation-react/views/view-registry';
import { cleanUp, inside, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

let renders: string[] = [];
const note: ProfilerOnRenderCallback = (id, phase) => void renders.push(`${id} ${phase}`);

/** The views that a press opens, with a note of each time that they are rendered whole. */
const registry = {
  ...viewRegistry,
  Account: { ...viewRegistry.Account, View: noted('Account', AccountView) },
  Connect: { ...viewRegistry.Connect, View: noted('Connect', ConnectView) },
};

function noted(id: string, View: () => React.ReactNode) {
  return function Noted() {
    renders.push(`${id} rendered`);
    return (
      <Profiler id={id} onRender={note}>
        <View />
      </Profiler>
    );
  };
}

async function opened(widget: FakeWidget, name: 'Account' | 'Connect') {
  await renderWith(widget, <ShellHost placement="here" registry={registry} css="" />);
  renders = [];
  await settle(() => widget.showViews({ name }));
  await settle();
  return inside('modal');
}

describe('a view that a press opens', () => {
  it('is rendered once, where it is the list of wallets', async () => {
    const widget = new FakeWidget();
    widget.set({ connectorRows: [walletRow('io.rabby')] });
    const modal = await opened(widget, 'Connect');

    expect(modal.textContent).toContain('Connect');
    expect(renders.filter((render) => render === 'Connect rendered')).toHaveLength(1);
  });

  it('is rendered once, where it is the account', async () => {
    const widget = new FakeWidget();
    widget.setAccount();
    await opened(widget, 'Account');

    expect(renders.filter((render) => render === 'Account rendered')).toHaveLength(1);
  });
});
