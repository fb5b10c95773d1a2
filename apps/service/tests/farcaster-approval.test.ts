import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { describeOverDatabases } from './databases';
import { type Device, newDevice } from './stand-ins/device';
import { FarcasterPeers, siwfMessage } from './stand-ins/farcaster';
import { SITE } from './support';
import { type Answer, type Visitor, Visitors } from './visitors';

const DAY = 86_400_000;

let peers: FarcasterPeers;

beforeAll(async () => {
  peers = await FarcasterPeers.start();
}, 60_000);
afterAll(() => peers.stop());

describeOverDatabases(
  'a login with Farcaster on a device that is new to the account',
  (database) => {
    let clock = 0;
    let fid = 7000;
    let custody: PrivateKeyAccount;
    let visitors: Visitors;
    let ada: Visitor;

    beforeEach(async () => {
      fid += 1;
      custody = privateKeyToAccount(generatePrivateKey());
      await peers.register(custody.address, fid);
    });

    /** The owner has an address and Farcaster. */
    async function start(approval: 'off' | 'on'): Promise<void> {
      visitors = await Visitors.over(database(), {
        FARCASTER_RELAY_URL: peers.relay.url,
        FARCASTER_RPC_URL: peers.node.url,
        DEVICE_APPROVAL: approval,
      });
      clock += 2 * DAY;
      visitors.clock += clock;
      await database().rows('delete from counter');
      const { jwk, sign } = await newDevice();
      ada = await byEmail({ jwk, sign });
      await visitors.addSlot(ada, 'device', true);
      const flow = await begun({ jwk, sign });
      await visitors.allowJoin(ada, 'farcaster', flow);
      const joined = await visitors.ask(ada, '/social/link', await claimOf(flow, { jwk, sign }));
      expect(joined).toMatchObject({ state: 'done' });
      visitors.clock += 2 * DAY;
    }

    /** Before there is an account no device needs a press but in the first mail. */
    async function byEmail({ jwk: device, sign }: Device): Promise<Visitor> {
      const email = `ada${fid}@example.test`;
      const asked = await visitors.send('/otp', { email, device, origin: SITE });
      let flow = String(asked['flow']);
      if (asked['action'] === 'VERIFY_DEVICE') {
        await visitors.send('/device/approve', { token: token() });
        flow = String((await visitors.send('/device/look', { flow, email }))['flow']);
      }
      const code = visitors.mails.at(-1)?.code ?? '';
      const signature = await sign(`${flow}:${code}:${SITE}`);
      const right = await visitors.send('/otp/verify', { flow, code, origin: SITE, signature });
      return { session: String(right['session']), user: String(right['user']), device, sign };
    }

    const token = (): string => visitors.deviceMails.at(-1)?.page.split('#device.')[1] ?? '';

    const claimOf = async (flow: string, { sign }: Device) => ({
      flow,
      origin: SITE,
      signature: await sign(`${flow}:${SITE}`),
    });

    /** A login whose app has signed. */
    async function begun({ jwk: device }: Device): Promise<string> {
      const asked = { provider: 'farcaster', origin: SITE, device };
      const own = peers.begun(await visitors.send('/social/begin', asked));
      const message = siwfMessage(
        own,
        { address: custody.address, fid, nowMs: visitors.clock },
        {},
      );
      peers.answer(own, message, await custody.signMessage({ message }));
      visitors.clock += 1001; // The service asks the relay once a second.
      return own.flow;
    }

    const logIn = async (by: Device): Promise<Answer> =>
      visitors.send('/social/result', await claimOf(await begun(by), by));

    it('is mailed to the address of the account, once', async () => {
      await start('off');
      const before = visitors.newDeviceMails.length;
      const phone = await newDevice();
      expect(await logIn(phone)).toMatchObject({ state: 'done', user: ada.user });
      expect(await logIn(phone)).toMatchObject({ state: 'done' });
      expect(visitors.newDeviceMails.slice(before)).toMatchObject([
        { to: `ada${fid}@example.test` },
      ]);
    });

    it('waits for a press in a mail where the operator has devices let in', async () => {
      await start('on');
      const phone = await newDevice();
      const waiting = await logIn(phone);
      expect(waiting).toMatchObject({ state: 'device', provider: 'farcaster' });
      expect(waiting).not.toHaveProperty('session');
      const flow = String(waiting['flow']);
      const claim = await claimOf(flow, phone);
      expect(await visitors.send('/device/enter', claim)).toMatchObject({ state: 'waiting' });

      await visitors.send('/device/approve', { token: token() });
      const entered = await visitors.send('/device/enter', claim);
      expect(entered).toMatchObject({ state: 'done', user: ada.user });
      expect(await visitors.send('/device/enter', claim)).toMatchObject({ state: 'over' });
      expect(visitors.newDeviceMails.at(-1)).toMatchObject({ to: `ada${fid}@example.test` });
    });
  },
);
