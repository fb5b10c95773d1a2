import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { buzz } from '../../../../presentation-react/primitives/buzz';

const vibrate = jest.fn();

/** A browser where the visitor has pressed something or not, and wants less motion or not. */
function stand({ isPressed = true, isCalm = false, hasMotor = true }): void {
  Object.defineProperties(navigator, {
    userActivation: { configurable: true, value: { hasBeenActive: isPressed } },
    vibrate: { configurable: true, value: hasMotor ? vibrate : undefined },
  });
  window.matchMedia = ((query: string) => ({
    matches: isCalm && query === '(prefers-reduced-motion: reduce)',
  })) as never;
}

afterEach(() => {
  vibrate.mockClear();
  for (const name of ['userActivation', 'vibrate']) Reflect.deleteProperty(navigator, name);
});

describe('the tick of a phone’s motor', () => {
  it('comes after a press', () => {
    stand({});
    buzz();
    expect(vibrate.mock.calls).toEqual([[10]]);
  });

  it.each([
    ['before the first press', { isPressed: false }],
    ['where less motion is wanted', { isCalm: true }],
  ])('does not come %s', (_when, browser) => {
    stand(browser);
    buzz();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('is nothing where there is no motor, and where a browser does not tell of presses', () => {
    stand({ hasMotor: false });
    expect(buzz).not.toThrow();
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(buzz).not.toThrow();
  });
});
