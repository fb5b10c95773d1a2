import { expect, it } from '@jest/globals';
import { askedWork } from '../../src/domain/service/asked-work';
import { ServiceRefusal } from '../../src/domain/service/service-refusal';
import { letIn } from '../../src/use-cases/log-in/let-in';
import { doWork } from '../session/do-work';

const social = { provider: 'google' };

/** A frame that waits, and what the service gets from it. `challenge` is asked for first. */
function waiting(challenge?: string) {
  const posted: object[] = [];
  let leave: (() => void) | undefined;
  const session = letIn(
    {
      calls: {
        sign: (text) => Promise.resolve(`signed ${text}`),
        post: (path, body) => {
          posted.push({ path, ...body });
          const work = askedWork({ error: 'work', challenge, level: 1 });
          if (work && !('work' in body)) throw new ServiceRefusal(429, 'work', { work });
          return Promise.resolve({ state: 'done', session: 'handle', user: 'ada' });
        },
      },
      doWork,
      now: () => Date.now(),
      screens: {
        clear: () => undefined,
        show: (screen) => {
          if (screen.kind === 'letIn') leave = screen.leave;
        },
      },
      site: 'https://site.test',
      tell: () => undefined,
    },
    { flow: 'flow', social },
  );
  return { posted, session, leave: () => leave?.() };
}

it('works for the mail where the service asks for it, and waits on', async () => {
  const { posted, session } = waiting('a.challenge');
  expect(await session).toEqual({ handle: 'handle', user: 'ada', email: '', social });
  const path = '/device/enter';
  expect(posted).toMatchObject([{ path }, { path, work: { challenge: 'a.challenge' } }]);
});

it('is over where the visitor leaves', async () => {
  const { leave, posted, session } = waiting();
  leave();
  await expect(session).rejects.toMatchObject({ failure: 'left' });
  expect(posted).toEqual([]);
});
