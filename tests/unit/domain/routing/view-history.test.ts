import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  currentView,
  popView,
  pushView,
  replaceView,
  type ViewHistory,
} from '../../../../domain/routing/view-history';
import type { ViewEntry } from '../../../../domain/routing/view-name';
import { viewNames } from '../../../support/view-names';

const connect: ViewEntry = { name: 'Connect' };
const account: ViewEntry = { name: 'Account' };
const networks: ViewEntry = { name: 'Networks' };
const unsupported: ViewEntry = { name: 'UnsupportedChain' };

describe('the history of views', () => {
  it('shows the latest view, and none while it is empty', () => {
    expect(currentView([connect, networks])).toBe(networks);
    expect(currentView([])).toBeUndefined();
  });

  it('puts a view on top', () => {
    expect(pushView([account], networks)).toEqual([account, networks]);
    expect(pushView([], connect)).toEqual([connect]);
  });

  it('[R2.12] ignores the push of the view that is on show', () => {
    const history = [account, networks];

    expect(pushView(history, { name: 'Networks' })).toBe(history);
  });

  it('[R2.12] treats the same view of another wallet as another view', () => {
    const first: ViewEntry = { name: 'ConnectingExternal', connectorId: 'test.first' };
    const second: ViewEntry = { name: 'ConnectingExternal', connectorId: 'test.second' };
    const history = [connect, first];

    expect(pushView(history, { ...first })).toBe(history);
    expect(pushView(history, second)).toEqual([connect, first, second]);
  });

  it('replaces the view on show', () => {
    expect(replaceView([connect, networks], account)).toEqual([connect, account]);
    expect(replaceView([], account)).toEqual([account]);
  });

  it('does not keep a duplicate of a view after a replacement', () => {
    expect(replaceView([account, connect], account)).toEqual([account]);
  });

  it('[R2.10] goes back by one view', () => {
    expect(popView([connect, account, networks])).toEqual([connect, account]);
  });

  it.each<[string, ViewHistory]>([
    ['a single view', [account]],
    ['no view', []],
    ['UnsupportedChain on show', [connect, unsupported]],
    ['UnsupportedChain somewhere', [unsupported, account, networks]],
  ])('[R2.11] back closes the modal with %s in the history', (_what, history) => {
    expect(popView(history)).toBe('close');
  });

  it('[R2.10] undoes a push for any history', () => {
    const entry = fc.constantFrom(...viewNames).map((name): ViewEntry => ({ name }));
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), entry, (history, next) => {
        const pushed = pushView(history, next);
        const popped = popView(pushed);

        if (pushed === history) expect(history.at(-1)).toEqual(next);
        else if (pushed.some(({ name }) => name === 'UnsupportedChain'))
          expect(popped).toBe('close');
        else expect(popped).toEqual(history);
      }),
    );
  });
});
