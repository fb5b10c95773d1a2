import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
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
        file: 'apps/service/src/login/login-door.ts',
        find: 'if (!needsPress) return this.#open(entering, before);',
        put: 'if (!needsPress || before.length > 0) return this.#open(entering, before);',
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
  },
);
