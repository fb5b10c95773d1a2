import { beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import { Sessions } from '../../src/use-cases/log-in/sessions';
import type { Session } from '../../src/domain/session/session';

const SITE = 'https://site.test';
const ada: Session = { handle: 'a1', user: 'ada', email: 'ada@example.test' };
const bob: Session = { handle: 'b1', user: 'bob', email: 'bob@example.test' };

/** The sessions at the service: the user of each handle that counts. */
let handles: Map<string, string>;
let stored: unknown;
let made = 0;
let isReachable = true;

beforeEach(() => {
  handles = new Map([
    [ada.handle, ada.user],
    [bob.handle, bob.user],
  ]);
  stored = undefined;
  isReachable = true;
});

/** The sessions of a new page. */
function sessions(site = SITE): Sessions {
  return new Sessions({
    site: SITE,
    store: {
      read: () => Promise.resolve(stored),
      change: (work) => Promise.resolve(void (stored = work(stored))),
    },
    calls: {
      ask: (path, handle) => {
        if (!isReachable) return Promise.reject(new TypeError('unreachable'));
        const user = handles.get(handle);
        if (user === undefined) return Promise.reject(new ServiceRefusal(401, 'session'));
        handles.delete(handle);
        if (path === '/session/end') return Promise.resolve({});
        made += 1;
        handles.set(`new${made}`, user);
        return Promise.resolve({ session: `new${made}`, site, user });
      },
    },
  });
}

describe('sessions of two visitors of a site', () => {
  beforeEach(async () => {
    await sessions().open(ada);
    await sessions().open(bob);
  });

  it('[R7.16] are continued each by its own handle', async () => {
    const [one, other, newest] = [sessions(), sessions(), sessions()];
    expect(await one.resume(ada.handle)).toBe(true);
    expect(one.current).toMatchObject({ user: 'ada', email: ada.email });
    expect(await other.resume(bob.handle)).toBe(true);
    expect(other.current?.user).toBe('bob');
    expect(await newest.resume()).toBe(true);
    expect(newest.current?.user).toBe('bob');
  });

  it('[R7.16] end one without the other', async () => {
    const one = sessions();
    await one.resume(bob.handle);
    await one.end();
    expect(stored).toEqual([ada]);
    expect(await sessions().resume(ada.handle)).toBe(true);
  });

  it('[R7.16] are not taken for one another', async () => {
    handles.delete(bob.handle);
    const one = sessions();
    expect(await one.resume('b0')).toBe(false);
    expect(await one.resume(bob.handle)).toBe(false);
    expect(one.current).toBeUndefined();
    expect(stored).toEqual([ada]);
  });

  it('[R7.16] are followed by the handle that the site has, also where the frame has a newer one', async () => {
    handles.set('a0', 'ada'); // The one before, in its minute.
    const one = sessions();
    expect(await one.resume('a0')).toBe(true);
    expect(one.current?.user).toBe('ada');
  });
});

it('[R7.16] a session that is over is forgotten, and one of another site is not continued', async () => {
  await sessions().open(ada);
  expect(await sessions('https://other.test').resume(ada.handle)).toBe(false);
  expect(stored).toBeUndefined();
  await sessions().open(bob);
  handles.clear();
  expect(await sessions().resume(bob.handle)).toBe(false);
  expect(stored).toBeUndefined();
});

it('[R7.16] a session that was kept by itself is still there', async () => {
  stored = ada;
  const one = sessions();
  expect(await one.resume(ada.handle)).toBe(true);
  expect(one.current?.user).toBe('ada');
});

it('[R7.16] the end in another page is the end here, for this visitor alone', async () => {
  const one = sessions();
  await one.open(ada);
  one.followEnd('bob');
  expect(one.current).toEqual(ada);
  one.followEnd('ada');
  expect(one.current).toBeUndefined();
});

describe('a session that the service refuses', () => {
  it('[R7.16] is over where the visitor has ended it elsewhere, and the page knows whose it was', async () => {
    const one = sessions();
    await one.open(ada);
    handles.delete(ada.handle);
    await Promise.all([one.check(), one.check()]);
    expect(one.current).toBeUndefined();
    expect(one.endedElsewhere).toEqual(ada);
    expect(stored).toBeUndefined();
    await one.open({ ...ada, handle: 'a2' });
    expect(one.endedElsewhere).toBeUndefined();
  });

  it('[R7.16] goes on where it has another handle, and where the service cannot be reached', async () => {
    const one = sessions();
    await one.open(ada);
    await one.check(); // As where another page has had the handle replaced.
    expect(one.current?.user).toBe('ada');
    expect(one.current?.handle).not.toBe(ada.handle);
    isReachable = false;
    await expect(one.check()).rejects.toThrow('unreachable');
    expect(one.current?.user).toBe('ada');
  });

  it('[R7.16] is not looked for after a log out', async () => {
    const one = sessions();
    await one.open(ada);
    await one.end();
    await one.check();
    expect(one.endedElsewhere).toBeUndefined();
  });
});
