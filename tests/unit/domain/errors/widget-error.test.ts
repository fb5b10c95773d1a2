import { describe, expect, it } from '@jest/globals';
import { EntryError } from '../../../../domain/errors/entry-error';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { WidgetError as SiteError } from '../../../../domain/errors/site-error';
import { isWidgetError, WidgetError } from '../../../../domain/errors/widget-error';
import { hostileObjects } from '../../../support/hostile-objects';

describe('a WidgetError', () => {
  it('has its code, its context, its text and its cause', () => {
    const cause = new TypeError('why');
    const error = new WidgetError('NETWORK_NOT_FOUND', { caipNetworkId: 'eip155:2' }, { cause });

    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'WidgetError',
      code: 'NETWORK_NOT_FOUND',
      context: { caipNetworkId: 'eip155:2' },
      message: 'Network not found: "eip155:2"',
      cause,
    });
    expect(String(error)).toBe('WidgetError: Network not found: "eip155:2"');
  });

  it('looks the same to callers, thrown by the entry, the core, a feature or a site', () => {
    const context = { option: 'debug', expected: 'true or false' };
    const ofEntry = new EntryError('OPTION_INVALID', context);
    const ofCore = new WidgetError('OPTION_INVALID', context);
    const ofFeature = new FeatureError('SWAP_INCOMPLETE', { step: 'token' });
    const ofSite = new SiteError('SWAP_INCOMPLETE', { step: 'token' });

    const fields = (error: Error): object => ({ ...error, message: error.message });
    expect(fields(ofEntry)).toEqual(fields(ofCore));
    expect(fields(ofFeature)).toEqual(fields(ofSite));
    expect(isWidgetError(ofEntry, 'OPTION_INVALID')).toBe(true);
    expect(isWidgetError(ofFeature, 'SWAP_INCOMPLETE')).toBe(true);
    expect(ofFeature).toMatchObject({ name: 'WidgetError', code: 'SWAP_INCOMPLETE' });
  });

  it('is recognised by its name, even from another copy of the package', () => {
    const fields = { name: 'WidgetError', code: 'ABORTED', context: {} };
    const foreign = Object.assign(new Error('x'), fields);

    expect(isWidgetError(foreign)).toBe(true);
    expect(isWidgetError(foreign, 'ABORTED')).toBe(true);
    expect(isWidgetError(foreign, 'COPY_FAILED')).toBe(false);
  });

  it('is not an object with only its name', () => {
    const nameless = Object.assign(new Error('x'), { name: 'WidgetError' });

    expect(isWidgetError(nameless)).toBe(false);
    expect(isWidgetError(Object.assign(nameless, { code: 'RPC' }), 'RPC')).toBe(false);
  });

  it.each(hostileObjects())(
    'is not an object that throws when it is read: %s',
    (_what, hostile) => {
      expect(isWidgetError(hostile)).toBe(false);
      expect(isWidgetError(hostile, 'RPC')).toBe(false);
    },
  );

  it.each([[new Error('x')], [{ name: 'WidgetError', code: 'ABORTED' }], ['WidgetError'], [null]])(
    'is not %p',
    (other) => {
      expect(isWidgetError(other)).toBe(false);
    },
  );
});
