import { describe, expect, it } from '@jest/globals';
import { Container } from 'inversify';
import { PortContainer } from '../../../../infrastructure/di/port-container';
import { createToken, override, type PortReader } from '../../../../ports/token';

interface Greeter {
  readonly greeting: string;
}

const Greeter = createToken<Greeter>('Greeter');

describe('PortContainer', () => {
  it('makes an adapter at its first use, and once', () => {
    const ports = new PortContainer();
    let made = 0;
    ports.bind(Greeter, () => ({ greeting: `hello ${(made += 1)}` }));

    expect(made).toBe(0);
    expect(ports.get(Greeter)).toBe(ports.get(Greeter));
    expect(ports.get(Greeter).greeting).toBe('hello 1');
  });

  it('returns the last override of a port instead of its default, for itself only', () => {
    const swapped = new PortContainer([
      override(Greeter, { greeting: 'servus' }),
      override(Greeter, { greeting: 'ciao' }),
    ]);
    const plain = new PortContainer();
    for (const ports of [swapped, plain]) ports.bind(Greeter, () => ({ greeting: 'hello' }));

    expect(swapped.get(Greeter).greeting).toBe('ciao');
    expect(plain.get(Greeter).greeting).toBe('hello');
  });

  it('keeps what an override replaces for the one that wraps it: the default, or the override before', () => {
    const louder = (ports: PortReader): Greeter => ({
      greeting: `${ports.replaced(Greeter).greeting}!`,
    });
    const wrapped = new PortContainer([{ token: Greeter, make: louder }]);
    const ofSite = new PortContainer([
      override(Greeter, { greeting: 'servus' }),
      override(Greeter, { greeting: 'ciao' }),
      { token: Greeter, make: louder },
    ]);
    for (const ports of [wrapped, ofSite]) ports.bind(Greeter, () => ({ greeting: 'hello' }));

    expect(wrapped.get(Greeter).greeting).toBe('hello!');
    expect(ofSite.get(Greeter).greeting).toBe('ciao!');
  });

  it('never makes a default that is overridden', () => {
    const ports = new PortContainer([override(Greeter, { greeting: 'ciao' })]);
    ports.bind(Greeter, () => {
      throw new TypeError('made');
    });

    expect(ports.get(Greeter).greeting).toBe('ciao');
  });

  it('names the missing port, and finds nothing there', () => {
    const ports = new PortContainer();

    expect(ports.has(Greeter)).toBe(false);
    expect(ports.find(Greeter)).toBeUndefined();
    expect(() => ports.get(Greeter)).toThrow(
      expect.objectContaining({ code: 'PORT_MISSING', context: { port: 'greeter' } }),
    );
  });

  it('accepts an override of a port without a default', () => {
    const ports = new PortContainer([override(Greeter, { greeting: 'ciao' })]);

    expect(ports.find(Greeter)?.greeting).toBe('ciao');
  });

  it('distinguishes two tokens of one name', () => {
    const other = createToken<Greeter>('Greeter');
    const ports = new PortContainer([
      override(Greeter, { greeting: '' }),
      override(other, { greeting: '' }),
    ]);
    ports.bind(other, () => ({ greeting: 'of the other' }));
    ports.bind(Greeter, () => ({ greeting: 'of this one' }));

    expect(ports.replaced(other).greeting).toBe('of the other');
    expect(ports.replaced(Greeter).greeting).toBe('of this one');
  });

  it('takes no override of another token of the same name', () => {
    const ports = new PortContainer([override(createToken<Greeter>('Greeter'), { greeting: '' })]);

    expect(ports.has(Greeter)).toBe(false);
  });

  it('runs on the bundled Inversify, which supports no classes', () => {
    class Polite {
      readonly greeting = 'good day';
    }

    expect(() => new Container().bind(Greeter).to(Polite)).toThrow('to is not a function');
  });
});
