import { afterEach, describe, expect, it } from '@jest/globals';
import { connectorOn } from '../../../../../domain/connection/connector';
import type { ConnectFailure } from '../../../../../domain/connection/connect-failure';
import type { MessageOverrides } from '../../../../../presentation-react/index';
import { FakeWidget, walletRow } from '../../../../../apps/gallery/fake-widget';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';

afterEach(cleanUp);

const connectorId = 'io.rabby';

async function shown(
  failure?: ConnectFailure,
  isAsked = true,
  messages?: MessageOverrides,
): Promise<FakeWidget> {
  const widget = new FakeWidget();
  widget.set({
    connectorRows: [walletRow(connectorId, { name: 'Rabby', homepage: 'https://rabby.io' })],
  });
  if (isAsked) widget.setAttempt(connectorId, failure);
  await renderWith(widget, undefined, messages);
  await settle(() =>
    widget.showViews({ name: 'Connect' }, { name: 'ConnectingExternal', connectorId }),
  );
  return widget;
}

const headline = (): string => find(inside('modal'), '.headline').textContent;
const ways = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.action')].map((way) => way.textContent);

describe('the ConnectingExternal view', () => {
  it("[R2.1] has the wallet's name as its title and offers to open it", async () => {
    const widget = await shown();
    expect(find(inside('modal'), 'h2').textContent).toBe('Rabby');
    expect(headline()).toBe('Open Rabby to continue');
    expect(find(inside('modal'), '.ring').dataset['state']).toBe('turning');

    await press(control(inside('modal'), 'Cancel'));
    expect(widget.asked).toContainEqual(['back']);
  });

  it('offers the wallet that was installed while the visitor was here', async () => {
    const widget = await shown({ cause: 'notInstalled' });
    expect(headline()).toBe('Rabby is not installed');

    const found = connectorOn('eip155', { id: connectorId, name: 'Rabby', type: 'ANNOUNCED' });
    await settle(() => widget.set({ connectors: [found] }));

    expect(headline()).toBe('Rabby is installed now');
    expect(find(inside('modal'), '.headline').getAttribute('role')).toBe('alert');
    await press(control(inside('modal'), 'Open Rabby'));
    expect(widget.asked).toContainEqual(['chooseWallet', connectorId]);
  });

  it.each<[ConnectFailure, string, readonly string[]]>([
    [{ cause: 'declined' }, 'You declined. Try again?', ['Try again']],
    [{ cause: 'pending' }, 'Rabby is waiting for you', ['Try again']],
    [{ cause: 'notInstalled' }, 'Rabby is not installed', ['Get Rabby', 'Reload this page']],
    [{ cause: 'gone' }, 'Rabby is gone', ['Try again', 'Reload this page']],
    [{ cause: 'failed', detail: 'Internal error' }, 'Rabby could not connect', ['Try again']],
  ])('shows for %j its own text and its own next steps', async (failure, sentence, way) => {
    await shown(failure);
    expect(headline()).toBe(sentence);
    expect(ways()).toEqual(way);
  });

  it('repeats the request', async () => {
    const widget = await shown({ cause: 'declined' });
    await press(control(inside('modal'), 'Try again'));
    expect(widget.asked).toContainEqual(['chooseWallet', connectorId]);
    expect(headline()).toBe('Open Rabby to continue');
  });

  it('announces a failure as an alert, and the visitor’s refusal in the live region', async () => {
    await shown({ cause: 'failed', detail: 'Internal error' });
    expect(find(inside('modal'), '[role="alert"]').textContent).toBe('Rabby could not connect');
    expect(inside('modal').textContent).toContain('Wallet’s message: Internal error');
    await cleanUp();

    const widget = await shown();
    await settle(() => widget.setAttempt(connectorId, { cause: 'declined' }));
    expect(inside('modal').querySelector('[role="alert"]')).toBeNull();
    expect(find(inside('modal'), '.visually-hidden[aria-live]').textContent).toBe(
      'Request declined',
    );
  });

  it('[R8.5] shows what happened and the next step, in the site’s texts where it has some', async () => {
    const failure = {
      cause: 'failed',
      detail: 'Too many',
      reason: 'limitExceeded',
    } as const;
    await shown(failure);
    expect(inside('modal').textContent).toContain('Too many requests at once. Wait a moment and');
    expect(inside('modal').textContent).toContain('Wallet’s message: Too many');
    await cleanUp();

    await shown(failure, true, {
      failures: { limitExceeded: 'Zu viele Anfragen.' },
      nextSteps: { waitAndTryAgain: 'Warte kurz.' },
    });
    expect(inside('modal').textContent).toContain('Zu viele Anfragen. Warte kurz.');
  });

  it('leads to the wallet’s own site where it is not installed', async () => {
    await shown({ cause: 'notInstalled' });
    expect(control(inside('modal'), 'Get Rabby').getAttribute('href')).toBe('https://rabby.io');
  });

  it('sends the request only after a press where it was opened without one', async () => {
    const widget = await shown(undefined, false);
    expect(widget.asked).toEqual([]);
    await press(control(inside('modal'), 'Open Rabby'));
    expect(widget.asked).toContainEqual(['chooseWallet', connectorId]);
  });

  it('shows the success while the modal fades out', async () => {
    const widget = await shown(undefined, false);
    await settle(() => widget.setAccount({ connectorId }));
    expect(headline()).toBe('Connected to Rabby');
    expect(ways()).toEqual([]);
  });

  it('has texts for an unknown wallet', async () => {
    const widget = new FakeWidget();
    await renderWith(widget);
    await settle(() => widget.showViews({ name: 'ConnectingExternal', connectorId: 'unknown' }));
    expect(find(inside('modal'), 'h2').textContent).toBe('Wallet');
  });
});
