import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
import { phoneSeconds, worked } from '../stand-ins/worked';
import { SocialPeers } from '../stand-ins/social-peers';
import { MINUTE, PUBLIC, SocialVisits } from '../stand-ins/social-visits';
import { SITE, START } from '../support';

type Service = typeof import('../../src/create-service');

describeOverDatabases(
  'a thief with the account at a provider, where new devices are let in',
  (database) => {
    let control: Service;
    let peers: SocialPeers;

    beforeAll(async () => {
      control = await withoutDefence<Service>('apps/service/src/create-service.ts', {
        file: 'apps/service/src/use-cases/login/login-completion.ts',
        find: 'if (!needsPress) return this.#open(entering);',
        put: 'if (!needsPress || before.length > 0) return this.#open(entering);',
      });
      peers = await SocialPeers.start(PUBLIC);
    });
    afterAll(() => peers.stop());

    /** What the thief has: the states of two devices, of which the second is to let the first in. */
    async function attack(create?: Service['createService']): Promise<readonly unknown[]> {
      for (const table of ['account_name', 'account_login', 'known_device']) {
        await database().rows(`delete from ${table}`);
      }
      const environment = { DEVICE_APPROVAL: 'on' };
      const more = { environment, ...(create && { create }) };
      const visits = await SocialVisits.over(database(), peers, START, more);
      await visits.logIn('google');
      visits.clock += MINUTE;
      const first = await newDevice();
      visits.device = first;
      const asked = await visits.logIn('google');
      visits.device = await newDevice();
      visits.clock += MINUTE;
      const second = await visits.logIn('google');
      const id = asked['flow'];
      const allowed = await visits.proven('/devices/allow', second['session'], { id });
      const signature = await first.sign(`${String(id)}:${SITE}`);
      const entered = await visits.ask('/device/enter', { flow: id, origin: SITE, signature });
      return [asked['state'], second['state'], allowed['error'], entered['state']];
    }

    it('[E4.b] has no session, and lets no device in by another one of theirs', async () => {
      expect(await attack()).toEqual(['device', 'device', 'session', 'waiting']);
    });

    it('[E4.b control] has one where a login is enough', async () => {
      expect(await attack(control.createService)).toEqual(['done', 'done', 'device', 'over']);
    });

    /**
     * The thief logs in from 52 ranges within a minute, each on a device of its own, and shows work that takes it no time. Then the
     * visitor logs in on a new device. How long a phone works until the mail leaves, or why none does.
     */
    async function usedUp(create: Service['createService']): Promise<number | string> {
      for (const table of ['account_name', 'account_login', 'known_device', 'counter']) {
        await database().rows(`delete from ${table}`);
      }
      const more = { environment: { DEVICE_APPROVAL: 'on' }, create };
      const visits = await SocialVisits.over(database(), peers, START, more);
      await visits.logIn('google');
      const enter = async (flow: unknown, work: object = {}) => {
        const signature = await visits.device.sign(`${String(flow)}:${SITE}`);
        return visits.ask('/device/enter', { flow, origin: SITE, signature, ...work });
      };
      for (let n = 0; n < 52; n += 1) {
        visits.clock += 1000;
        visits.from = `203.0.${n}.7`;
        visits.device = await newDevice();
        const { flow } = await visits.logIn('google');
        const asked = await enter(flow);
        const work = { challenge: asked['challenge'], answer: 'free' };
        if (asked['error'] === 'work') await enter(flow, { work });
      }
      const mails = visits.deviceMails.length;
      visits.from = '198.51.100.7';
      visits.device = await newDevice();
      const { flow } = await visits.logIn('google');
      let seconds = 0;
      let answer = await enter(flow);
      while (answer['error'] === 'work') {
        seconds += phoneSeconds(answer);
        visits.clock += Math.ceil(phoneSeconds(answer) * 1000);
        answer = await enter(flow, worked(answer));
      }
      return visits.deviceMails.length > mails
        ? seconds
        : String(answer['state'] ?? answer['error']);
    }

    const freely = {
      file: 'apps/service/src/use-cases/limits/login-work.ts',
      find: '!isSolved(challenge, level, answer, sha256)',
      put: "(answer !== 'free' && !isSolved(challenge, level, answer, sha256))",
    };
    const entry = 'apps/service/src/create-service.ts';

    it('[E4.f] uses up the mails of the account from 52 ranges: the visitor has one within a minute', async () => {
      const { createService } = await withoutDefence<Service>(entry, freely);
      const seconds = await usedUp(createService);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThan(60);
    });

    it('[E4.f control] leaves the visitor without one where a device waits without a mail', async () => {
      const { createService } = await withoutDefence<Service>(entry, freely, {
        file: 'apps/service/src/adapters/http/device-routes.ts',
        find: 'if (subject) await completion.mail(',
        put: 'if (subject && range === "") await completion.mail(',
      });
      expect(await usedUp(createService)).toBe('waiting');
    });
  },
);
