import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../domain/errors/widget-error';
import type { LoginWindows } from '../../ports/login-window';

/** Windows, and the visitor at the latest one. */
export interface LoginWindowsHarness {
  readonly windows: LoginWindows;
  readonly addressOf: () => string | undefined;
  readonly isOpen: () => boolean;

  /** Ends the login, and returns the address that the window then has. */
  readonly finish: () => string;
  readonly closeByPerson: () => void;
  readonly answerFromElsewhere: () => void;
}

/** The contract of every {@link LoginWindows}. `create` with `'blocked'` is a browser that blocks. */
export function describeLoginWindows(
  name: string,
  create: (browser: 'allowing' | 'blocked') => LoginWindowsHarness,
): void {
  describe(`${name} keeps the LoginWindows contract`, () => {
    it('opens an empty window, navigates it to the provider and returns the answer', async () => {
      const { windows, addressOf, finish, isOpen } = create('allowing');
      const opened = windows.open();
      expect(isOpen()).toBe(true);
      expect(addressOf()).toBeUndefined();

      opened.goTo('https://provider.test/login');
      expect(addressOf()).toBe('https://provider.test/login');
      const result = opened.result();
      const end = finish();

      await expect(result).resolves.toBe(end);
      opened.close();
      opened.close();
      expect(isOpen()).toBe(false);
    });

    it('opens windows beside the page in a browser of its own', () => {
      expect(create('allowing').windows.areBeside()).toBe(true);
    });

    it('reports that the browser blocks windows', () => {
      const { windows } = create('blocked');

      expect(() => windows.open()).toThrow('Could not create social popup');
    });

    it('reports that the visitor closed it', async () => {
      const { windows, closeByPerson } = create('allowing');
      const result = windows.open().result();
      closeByPerson();

      await expect(result).rejects.toMatchObject({ code: 'LOGIN_WINDOW_CLOSED' });
    });

    it('refuses the answer of a page of another origin', async () => {
      const { windows, answerFromElsewhere } = create('allowing');
      const result = windows.open().result();
      answerFromElsewhere();

      await expect(result).rejects.toMatchObject({
        code: 'ORIGIN_UNTRUSTED',
        message: 'Untrusted Origin',
      });
    });

    it('stops waiting with its signal', async () => {
      const { windows } = create('allowing');
      const controller = new AbortController();
      const reason = new WidgetError('ABORTED', {});
      const result = windows.open().result(controller.signal);
      controller.abort(reason);

      await expect(result).rejects.toBe(reason);
    });
  });
}
