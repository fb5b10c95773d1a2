import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { TwoOperators } from '../stand-ins/two-operators';
import { signedBy, type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');
type Create = Service['createService'];

const DAY = 24 * 3_600_000;

/** An attempt counts for a device that was ended as well. */
async function withoutKnown(): Promise<Create> {
  const file = 'apps/service/src/adapters/sql/wallet-renewals.ts';
  const control = await withoutDefence<Service>(
    'apps/service/src/create-service.ts',
    {
      file: 'apps/service/src/use-cases/slots/wallet-renewals.ts',
      find: ' && one.knownSinceMs === knownSinceMs',
    },
    { file, find: 'and known = ${knownSinceMs} and ready', put: 'and ready' },
    { file, find: 'where wallet_renewal.known <> excluded.known ', put: 'where 1 = 0 ' },
  );
  return control.createService;
}

/** The mailbox is the thief's, who logs in anew on the same device. */
async function logInOn(visitors: Visitors, device: Visitor, email: string): Promise<Visitor> {
  const code = await visitors.codeFor(email, device.device);
  const right = await visitors.send('/otp/verify', await signedBy(device.sign, code));
  return { ...device, session: String(right['session']) };
}

/**
 * A thief of the mailbox asks for a new wallet, and the owner, who cannot open the wallet at the moment, ends the thief's device
 * three days later. The thief logs in on it again. Who is said to wait then, and what the thief gets a week after it has asked first.
 */
async function attack(visitors: Visitors, email: string) {
  const owner = await visitors.logIn(email);
  await visitors.addSlot(owner, 'device', true);
  const thief = await visitors.logIn(email);
  await visitors.ask(thief, '/slots/renew');
  for (let half = 0; half < 6; half += 1) {
    visitors.clock += DAY / 2;
    await visitors.ask(owner, '/slots/list');
  }
  const { devices } = await visitors.ask(owner, '/devices/list');
  const [other] = (devices as { readonly id: string; readonly isHere: boolean }[]).filter(
    ({ isHere }) => !isHere,
  );
  const ended = await visitors.ask(owner, '/devices/end', { id: other?.id ?? '' });
  const { renewal } = await visitors.ask(owner, '/slots/list');
  const back = await logInOn(visitors, thief, email);
  await visitors.ask(back, '/slots/renew');
  visitors.clock += 4 * DAY;
  const again = await logInOn(visitors, thief, email);
  visitors.walletKeys.delete(thief.user); // The thief's wallet has a key of its own.
  const begun = await visitors.addSlot(again, 'device', true).then(
    () => 'begun',
    (error: unknown) => String(error),
  );
  return { begun, isEnded: ended.status === 200, isSaid: renewal !== undefined };
}

describeOverDatabases('an attempt whose device the owner has ended', (database) => {
  let count = 0;
  const over = async (create?: Create) => {
    const visitors = await Visitors.over(database(), {}, create);
    return attack(visitors, `ended${(count += 1)}@example.test`);
  };

  it('[E3.ba] is over: a login on the same device waits anew', async () => {
    const waits = { begun: 'Error: wallet_exists', isEnded: true, isSaid: false };
    expect(await over()).toEqual(waits);
  });

  it('[E3.ba control] goes on where it is of the device’s key', async () => {
    expect(await over(await withoutKnown())).toMatchObject({ begun: 'begun', isEnded: true });
  });
});

it('[E3.ba] is over where another operator keeps the key shares', async () => {
  const { visitors } = await TwoOperators.start();
  expect(await attack(visitors, 'ended@example.test')).toMatchObject({
    begun: 'Error: wallet_exists',
  });
});

it('[E3.ba control] goes on there where it is of the device’s key', async () => {
  const { visitors } = await TwoOperators.start(await withoutKnown());
  expect(await attack(visitors, 'ended@example.test')).toMatchObject({ begun: 'begun' });
});
