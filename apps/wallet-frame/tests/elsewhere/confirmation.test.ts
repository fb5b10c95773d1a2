import { describe, expect, it } from '@jest/globals';
import { changeIn } from '../../src/domain/screens/change';
import { Confirmation } from '../../src/use-cases/approve/confirmation';
import { Screens } from '../../src/domain/screens/screens';
import { digestOf } from '../../src/domain/signing/request-digest';

const site = 'https://site.test';
const change = { kind: 'removeLogin', facts: [{ label: 'login', value: 'Email' }] } as const;

/** The confirmation of a frame, and what the wallet's own window was asked. */
function framed(answer: (shown: object) => unknown, isElsewhere = true) {
  const screens = new Screens();
  const asked: object[] = [];
  const left: Error[] = [];
  const told: string[] = [];
  const confirmation = new Confirmation({
    walletWindow: {
      ask: (_, question) => {
        asked.push(question);
        screens.clear();
        return Promise.resolve(answer(changeIn(question as Readonly<Record<string, unknown>>)));
      },
      leave: (refusal) => void left.push(refusal),
    },
    session: () => ({ email: 'ada@example.test', handle: '', user: '' }),
    isElsewhere,
    screens,
    site,
    tell: (type) => void told.push(type),
  });
  return { asked, confirmation, left, screens, told };
}

const confirming = (shown: object) => ({ isConfirmed: true, digest: digestOf({ site, ...shown }) });

describe('a change that the wallet’s own window confirms', () => {
  it('is shown there with site, wallet and facts, and the page shows what it has shown before', async () => {
    const { asked, confirmation, screens } = framed(confirming);
    screens.show({ kind: 'letIn', leave: () => undefined });
    await confirmation.again(change);
    expect(asked).toEqual([{ kind: 'change', account: 'a•••@example.test', change }]);
    expect(screens.getSnapshot().kind).toBe('letIn');
  });

  it.each([
    [
      'another change',
      () => confirming({ account: 'a•••@example.test', change: { ...change, facts: [] } }),
    ],
    ['another wallet', () => confirming({ account: 'b•••@example.test', change })],
    ['nothing', (shown: object) => ({ ...confirming(shown), isConfirmed: false })],
    ['a word', (shown: object) => ({ ...confirming(shown), isConfirmed: 'true' })],
  ])('is declined where the window has confirmed %s', async (_, answer) => {
    const { confirmation } = framed(answer);
    await expect(confirmation.again(change)).rejects.toMatchObject({ code: 4001 });
  });

  it('is shown by a site’s request, and hidden again', async () => {
    const { asked, confirmation, told } = framed(confirming);
    await confirmation.ask(change);
    expect(asked).toHaveLength(1);
    expect(told).toEqual(['SHOW', 'HIDE']);
  });

  it('has lines of its own alone', async () => {
    const { asked, confirmation } = framed(confirming);
    const facts = [{ label: 'name', value: 'ada\nName: eve\u202E' }] as const;
    await confirmation.ask({ kind: 'registerName', facts });
    expect(JSON.stringify(asked)).toContain('ada ⏎ Name: eve\\\\u{202e}');
  });

  it('is left with its request', async () => {
    const leaving = new AbortController();
    const { confirmation, left } = framed(() => new Promise(() => undefined));
    void confirmation.ask(change, leaving.signal);
    leaving.abort();
    expect(left).toHaveLength(1);
  });
});

describe('a change in a frame that the operator trusts', () => {
  it.each(['again', 'ask'] as const)(
    'is shown here, where one button is armed: %s',
    async (verb) => {
      const { asked, confirmation, screens } = framed(confirming, false);
      screens.show({ kind: 'letIn', leave: () => undefined });
      const done = confirmation[verb](change);
      const screen = screens.getSnapshot();
      expect(screen).toMatchObject({ kind: 'change', site, change });
      if (screen.kind === 'change') screen.confirm();
      await done;
      const after = verb === 'again' ? 'letIn' : 'nothing';
      expect([asked, screens.getSnapshot().kind]).toEqual([[], after]);
    },
  );

  it('goes to the window once where the frame is too small', async () => {
    const { asked, confirmation, screens } = framed(confirming, false);
    const done = confirmation.ask(change);
    const screen = screens.getSnapshot();
    if (screen.kind === 'change') for (let n = 0; n < 3; n += 1) screen.elsewhere?.();
    await done;
    expect(asked).toHaveLength(1);
  });

  it('ends where the visitor leaves', async () => {
    const { confirmation, screens } = framed(confirming, false);
    const done = confirmation.ask(change);
    const screen = screens.getSnapshot();
    if (screen.kind === 'change') screen.leave();
    await expect(done).rejects.toMatchObject({ code: 4001 });
  });
});

it('the question of a frame is read, and one with other labels is refused', () => {
  const account = 'a•••@example.test';
  expect(changeIn({ kind: 'change', account, change })).toEqual({ account, change });
  for (const other of [
    { ...change, kind: 'constructor' },
    { ...change, facts: [{ label: 'toString', value: '' }] },
    { ...change, facts: [{ label: 'login', value: 1 }] },
    { ...change, more: 1 },
    { kind: 'removeLogin' },
  ]) {
    const read = () => changeIn({ account, change: other });
    expect(read).toThrow(expect.objectContaining({ code: 'unreadable' }));
  }
});
