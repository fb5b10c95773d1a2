/** What a hostile wallet throws, answers or emits: each value throws when it is read in some way. */
export function hostileObjects(): readonly (readonly [what: string, hostile: unknown])[] {
  return [
    ['a message that throws', withThrowing({}, 'message')],
    ['an error whose message throws', withThrowing(new Error('x'), 'message')],
    ['an error whose name throws', withThrowing(new Error('x'), 'name')],
    ['an error whose cause throws', withThrowing(new Error('x'), 'cause')],
    ['an error whose data throws', withThrowing(new Error('x'), 'data')],
    ['a code that throws', withThrowing({ message: 'x' }, 'code')],
    ['a revoked proxy', revokedProxy({})],
    ['a revoked proxy of a list', revokedProxy([])],
    ['an error that wraps a revoked proxy', new Error('x', { cause: revokedProxy({}) })],
    ['data that is a revoked proxy', { code: -32603, message: 'x', data: revokedProxy({}) }],
    ['a proxy that throws whatever is done', new Proxy(new Error('x'), everyTrapThrows)],
    ['a list that throws whatever is done', new Proxy([], everyTrapThrows)],
    ['a list whose length is an object', new Proxy([], { get: () => ({ valueOf: fail }) })],
    ['what is no primitive', { [Symbol.toPrimitive]: fail, toString: fail, valueOf: fail }],
    ['an error that wraps itself', selfWrapping()],
    ["our own error's name", Object.assign(new Error('x'), { name: 'WidgetError', code: 'RPC' })],
  ];
}

/** Objects that throw when they are awaited. */
export function hostileThenables(): readonly (readonly [what: string, hostile: object])[] {
  return [
    ['a `then` that throws when it is read', withThrowing({}, 'then')],
    ['a `then` that throws when it is called', objectWith('then', fail)],
    ['a `then` that throws when it is read once more', thenAfter(1)],
    ['a `then` that throws when it is read a third time', thenAfter(2)],
    [
      'a `then` that rejects with a revoked proxy',
      objectWith('then', (_done: unknown, refuse: (reason: unknown) => void) =>
        refuse(revokedProxy({})),
      ),
    ],
  ];
}

const trapNames = [
  'apply',
  'construct',
  'defineProperty',
  'deleteProperty',
  'get',
  'getOwnPropertyDescriptor',
  'getPrototypeOf',
  'has',
  'isExtensible',
  'ownKeys',
  'preventExtensions',
  'set',
  'setPrototypeOf',
] as const;

const everyTrapThrows: ProxyHandler<object> = Object.fromEntries(
  trapNames.map((name) => [name, fail]),
);

function withThrowing(target: object, name: string): object {
  return withGetter(target, name, fail);
}

function withGetter(target: object, name: string, get: () => unknown): object {
  return Object.defineProperty(target, name, { get, enumerable: true, configurable: true });
}

/** An object whose only field is `name`. */
export function objectWith(name: string, value: unknown): object {
  return Object.fromEntries([[name, value]]);
}

function revokedProxy(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function thenAfter(reads: number): object {
  let left = reads;
  const get = (): undefined => {
    if (left === 0) fail();
    left -= 1;
    return undefined;
  };
  return withGetter({}, 'then', get);
}

function selfWrapping(): Error {
  const error = new Error('x');
  return Object.assign(error, { cause: error, data: { originalError: error } });
}

function fail(): never {
  // Not an error: a wallet may throw anything.
  throw Object('1');
}
