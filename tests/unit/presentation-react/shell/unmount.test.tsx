import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { WidgetProvider } from '../../../../presentation-react/index';
import { CLOSED_MS } from '../../../../presentation-react/shell/use-modal-hold';
import { cleanUp, find, inside, settle } from '../../../support/render';

afterEach(cleanUp);

describe('the modal of a page that is taken away', () => {
  it('ends with the page, in the same act: React has nothing to warn of in the tests of a site', async () => {
    await import('../../../../presentation-react/provider/shell');
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const widget = new FakeWidget();
    widget.showViews({ name: 'Connect' });
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    await settle(() => root.render(<WidgetProvider widget={widget} />));
    const modal = inside('modal');
    expect(find(modal, 'dialog').isConnected).toBe(true);

    act(() => root.unmount());
    expect(modal.querySelector('dialog')).toBeNull();
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });

    expect(modal.childElementCount).toBe(0);
    expect(complain).not.toHaveBeenCalled();
  });

  it('looks at no page afterwards, which may be gone as at the end of a test', async () => {
    await import('../../../../presentation-react/provider/shell');
    const widget = new FakeWidget();
    widget.showViews({ name: 'Connect' });
    const root = createRoot(document.body.appendChild(document.createElement('main')));
    await settle(() => root.render(<WidgetProvider widget={widget} />));
    expect(find(inside('modal'), 'dialog').isConnected).toBe(true);

    act(() => root.unmount());
    const look = jest.spyOn(document, 'activeElement', 'get');
    await new Promise((resolve) => {
      setTimeout(resolve, CLOSED_MS * 2);
    });

    expect(look).not.toHaveBeenCalled();
  });
});
