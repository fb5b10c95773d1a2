import { writeFileSync } from 'node:fs';
import { signedBy, type Visitor, type Visitors } from '../visitors';

/** A wallet that opens on its owner's device, by a passkey, and on a device that will be lost. */
export interface WalletOfThree {
  readonly email: string;
  readonly owner: Visitor;
  readonly thief: Visitor;
  readonly slots: Readonly<Record<'owner' | 'passkey' | 'thief', string>>;

  /** The service's key shares of the owner's two ways. */
  readonly shares: readonly unknown[];
}

export async function walletOfThree(visitors: Visitors, email: string): Promise<WalletOfThree> {
  const owner = await visitors.logIn(email);
  const own = await visitors.addSlot(owner, 'device', true);
  const passkey = await visitors.addSlot(owner, 'passkey');
  const thief = await visitors.logIn(email);
  const slots = { owner: own, passkey, thief: await visitors.addSlot(thief, 'device') };
  const shares = await sharesOf(visitors, owner, [own, passkey]);
  return { email, owner, thief, slots, shares };
}

/** What the service releases of each slot: its key share, or the status of the refusal. */
export async function sharesOf(
  visitors: Visitors,
  visitor: Visitor,
  ids: readonly string[],
): Promise<readonly unknown[]> {
  const shares: unknown[] = [];
  for (const id of ids) {
    const { half, status } = await visitors.ask(visitor, '/slots/release', { id });
    shares.push(half ?? status);
  }
  return shares;
}

/** The mailbox is the thief's as well: a login on a device that may have lost its session. */
export async function logInOn(
  visitors: Visitors,
  device: Visitor,
  email: string,
): Promise<Visitor> {
  const code = await visitors.codeFor(email, device.device);
  const right = await visitors.send('/otp/verify', await signedBy(device.sign, code));
  return { ...device, session: String(right['session']) };
}

/** Writes what the service has put out into a file, as a collector of logs keeps it. */
export function keepOutput(visitors: Visitors, file: string): string {
  writeFileSync(file, visitors.service.lines.join(''));
  return file;
}
