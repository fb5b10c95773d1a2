import { beforeAll, describe, expect, it } from '@jest/globals';
import { Container, ContainerModule } from 'inversify';
import {
  provideClass,
  provideFactory,
  provideOverrides,
  provideValue,
} from '../../../../infrastructure/di/provide';
import { createToken, override } from '../../../../ports/token';

const Greeting = createToken<string>('Greeting');

class Greeter {
  readonly #deps: { readonly greeting: string };

  constructor(deps: { readonly greeting: string }) {
    this.#deps = deps;
  }

  greet(): string {
    return this.#deps.greeting;
  }
}

class Room {
  readonly greeter: Greeter;

  constructor({ greeter }: { readonly greeter: Greeter }) {
    this.greeter = greeter;
  }
}

describe('a container', () => {
  let container: Container;

  beforeAll(() => {
    container = containerWith('hello');
  });

  it('hands a class the bag that is spelled out for it, and one of each kind', () => {
    const room = container.get(Room);

    expect(room.greeter.greet()).toBe('hello');
    expect(container.get(Room)).toBe(room);
    expect(container.get(Greeter)).toBe(room.greeter);
  });

  it('makes what a factory makes, once', () => {
    const Shout = createToken<{ readonly text: string }>('Shout');
    container.load(
      new ContainerModule(({ bind }) =>
        provideFactory(
          bind,
          Shout,
          { greeter: Greeter },
          ({ greeter }: { readonly greeter: Greeter }) => ({ text: greeter.greet().toUpperCase() }),
        ),
      ),
    );

    expect(container.get(Shout)).toEqual({ text: 'HELLO' });
    expect(container.get(Shout)).toBe(container.get(Shout));
  });

  it('holds what is put in the place of a port, for itself alone', () => {
    const swapped = containerWith('hello');
    swapped.load(provideOverrides([override(Greeting, 'servus'), override(Greeting, 'ciao')]));

    expect(swapped.get(Room).greeter.greet()).toBe('ciao');
    expect(container.get(Room).greeter.greet()).toBe('hello');
  });

  it('takes a port that nobody has bound yet', () => {
    const Extra = createToken<number>('Extra');
    const swapped = containerWith('hello');
    swapped.load(provideOverrides([override(Extra, 7)]));

    expect(swapped.get(Extra)).toBe(7);
  });

  it('does not take two tokens of one name for one', () => {
    expect(createToken('Greeting')).not.toBe(Greeting);
  });
});

function containerWith(greeting: string): Container {
  const container = new Container({ jitless: true });
  container.load(
    new ContainerModule(({ bind }) => {
      provideValue(bind, Greeting, greeting);
      provideClass(bind, Greeter, Greeter, { greeting: Greeting });
      provideClass(bind, Room, Room, { greeter: Greeter });
    }),
  );
  return container;
}
