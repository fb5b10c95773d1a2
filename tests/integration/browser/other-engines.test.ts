import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { engines } from '../../support/engines/engines';
import { useEngine } from './engine-stage';
import { type Lab, mainWallet, otherWallet, startLab } from './lab';
import { SHORT_ADDRESS } from './visitor';

let lab: Lab;
beforeAll(async () => {
  lab = await startLab();
});
afterAll(() => lab?.stop());

describe.each(engines)('a visitor in $name', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(open);

  it('connects, closes with Escape, and is connected again after a reload', async () => {
    await stage.visit(lab, 'one-widget', { wallets: [mainWallet, otherWallet] });
    const { visitor } = stage;
    await visitor.openModal();
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    await visitor.connect();

    await visitor.accountButton.filter({ hasText: /10,?000/ }).waitFor();
    await visitor.page.reload();

    await visitor.accountButton.waitFor();
    await visitor.openAccount();
    await visitor.dialog.getByText(SHORT_ADDRESS).waitFor();
    await visitor.dialog.getByText(/^Balance 10,?000/).waitFor();
  });
});
