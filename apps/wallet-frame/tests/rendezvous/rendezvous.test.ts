import { describe, expect, it } from '@jest/globals';
import { siteOfOpener } from '../../src/adapters/window/greeting';
import { openText, sealText } from '../../src/adapters/window/sealed-text';
import { nameOf, newRendezvousKey, ticketIn } from '../../src/adapters/window/ticket';

const ORIGIN = 'https://wallet.test';
const SITE = 'https://site.test';
const ID = 'A'.repeat(22);
const refused = { name: 'OperationError' };

/** A window that a page of `origin` has opened, and what that page answers. */
function windowOpenedBy(origin: string, answer: unknown) {
  const target = new EventTarget();
  const opener = {
    postMessage: (_data: unknown, to: string) => {
      if (to !== origin) return; // As a browser: the message is for one origin.
      target.dispatchEvent(
        Object.assign(new Event('message'), { data: answer, origin, source: opener }),
      );
    },
  };
  return Object.assign(target, { opener, location: { origin: ORIGIN } }) as unknown as Window;
}

describe('a rendezvous of the frame and its window', () => {
  it('has its ticket in the name of the window, and in no other text', () => {
    const ticket = { id: ID, key: newRendezvousKey() };
    expect(ticketIn(nameOf(ticket))).toEqual(ticket);
    for (const name of ['', 'cleat', `cleat.${ID}`, `cleat.${ID}.short`, `x${nameOf(ticket)}`]) {
      expect(ticketIn(name)).toBeUndefined();
    }
  });

  it('has texts that open by their own key, as their own part, unchanged', async () => {
    const key = newRendezvousKey();
    const sealed = await sealText(key, 'question', { account: '0x1' });
    expect(sealed).not.toContain('0x1');
    expect(await openText(key, 'question', sealed)).toEqual({ account: '0x1' });
    await expect(openText(key, 'answer', sealed)).rejects.toMatchObject(refused);
    await expect(openText(newRendezvousKey(), 'question', sealed)).rejects.toMatchObject(refused);
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'Q' : 'A'}`;
    await expect(openText(key, 'question', changed)).rejects.toMatchObject(refused);
  });

  it('hears of the site from a page of its own origin that knows the rendezvous', async () => {
    const told = { t: 'meeting', id: ID, site: SITE };
    expect(await siteOfOpener(ID, windowOpenedBy(ORIGIN, told))).toEqual({ site: SITE });
  });

  it.each([
    ['another origin', windowOpenedBy(SITE, { t: 'meeting', id: ID, site: SITE })],
    [
      'another rendezvous',
      windowOpenedBy(ORIGIN, { t: 'meeting', id: 'B'.repeat(22), site: SITE }),
    ],
    ['no site', windowOpenedBy(ORIGIN, { t: 'meeting', id: ID })],
    ['no opener', Object.assign(windowOpenedBy(ORIGIN, ''), { opener: null })],
  ])('believes no page of %s', async (_what, own) => {
    await expect(siteOfOpener(ID, own, 20)).rejects.toThrow('does not answer');
  });
});
