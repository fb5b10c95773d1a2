import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { KnownDevices } from '../../use-cases/devices/known-devices';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { Gate } from './gate';
import type { RateLimit } from '../../use-cases/limits/rate-limits';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { addNonceRoute } from './nonce-route';
import { type WalletActs, walletKeyIn } from '../../use-cases/wallet-key/wallet-acts';
import { isTakenAway, refuseHeld, refuseHeldDevice } from './refuse-held';
import { type KeyShares, type SlotKind, slotKinds } from '../../ports/key-shares';
import type { SlotRequest } from './slot-request';
import type { WalletNews } from '../../domain/wallet-news';
import type { WalletRenewals } from '../../use-cases/slots/wallet-renewals';

const HOUR = 3_600_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MAX_SEALED = 4096;

const made: RateLimit = { name: 'slot-made', limit: 20, spanMs: 24 * HOUR };
const changed: RateLimit = { name: 'slot-changed', limit: 100, spanMs: HOUR };

/** Of one device, so that a thief's login does not use up what the visitor's own devices need. */
const listed: RateLimit = { name: 'slot-listed', limit: 600, spanMs: HOUR };

/** Of one device as well. Daily use releases the device's key share for each signature. The others are for a new device. */
const released: Readonly<Record<SlotKind, RateLimit>> = {
  device: { name: 'half-device', limit: 600, spanMs: HOUR },
  passkey: { name: 'half-passkey', limit: 30, spanMs: HOUR },
  phrase: { name: 'half-phrase', limit: 10, spanMs: HOUR },
};

/** A wallet that would be lost with its one browser is for small use, until it opens in another way too. */
const releasedAlone: RateLimit = { name: 'half-alone', limit: 100, spanMs: 24 * HOUR };

export interface SlotRoutesDeps<Asked extends SlotRequest> {
  readonly acts: Pick<WalletActs, 'demand' | 'demandBy' | 'nonce'>;
  readonly devices: Pick<KnownDevices, 'opened'>;
  readonly gate: Gate;
  readonly keyShares: KeyShares;
  readonly renewals: Pick<WalletRenewals, 'of'>;
  readonly holds: Pick<AccountHolds, 'secondsToWait'>;

  /** Reads a request, and proves that it is of the visitor's device. */
  readonly prove: (c: Context<ServiceEnv>) => Promise<Asked>;

  /** Tells the visitor. Absent where another operator has the addresses. */
  readonly onNews: ((asked: Asked, news: WalletNews) => Promise<void>) | undefined;
}

/**
 * `POST /slots/nonce`, `/create`, `/keep`, `/open`, `/release`, `/revoke` and `/list`, for the wallet's frame alone. What the
 * wallet's key has to sign is judged before it is counted, so that a thief's login uses up nothing. `/create` and `/keep` answer
 * with what the next request needs, so that a wallet begins in three requests: the device that keeps a slot made its key share.
 */
export function addSlotRoutes<Asked extends SlotRequest>(
  app: Hono<ServiceEnv>,
  deps: SlotRoutesDeps<Asked>,
): void {
  const { acts, devices, gate, keyShares, holds, onNews, prove, renewals } = deps;

  addNonceRoute(app, '/slots/nonce', { acts, gate, prove });

  app.post('/slots/create', async (c) => {
    const asked = await prove(c);
    await gate.refuseOver(made, `${asked.account}:${asked.device}`);
    const kind = slotKinds.find((one) => one === fieldOf(asked.payload, 'kind'));
    if (!kind) throw new HttpRefusal(400, 'kind');
    const isFirst = fieldOf(asked.payload, 'isFirst') === true;
    if (isFirst && kind !== 'device') throw new HttpRefusal(400, 'kind');
    if (kind !== 'device') await refuseHeld(holds, asked.account);
    const outcome = await keyShares.create(asked, { id: idIn(asked), kind, isFirst });
    if ('refusal' in outcome) throw new HttpRefusal(400, outcome.refusal);
    return c.json({ half: outcome.half, ...(await acts.nonce(asked.account)) });
  });

  app.post('/slots/keep', async (c) => {
    const asked = await prove(c);
    const { account, payload } = asked;
    const id = idIn(asked);
    const sealed =
      fieldOf(payload, 'sealed') === undefined ? '' : printableText(payload, 'sealed', MAX_SEALED);
    if (sealed === undefined) throw new HttpRefusal(400, 'sealed');
    const hash = createHash('sha256').update(sealed).digest('base64url');
    const key = walletKeyIn(payload);
    if (key === undefined) {
      await acts.demand(asked, { act: 'slot.keep', subject: [id, hash] });
    } else {
      await acts.demandBy(key, asked, { act: 'wallet.begin', subject: [id, hash, key] });
    }
    await gate.refuseOver(changed, account);
    const slot = { id, sealed, ...(key !== undefined && { key }) };
    const kept = await keyShares.keep(asked, slot);
    if (!kept) throw new HttpRefusal(404, 'slot');
    if (kept.isRenewed) await onNews?.(asked, { kind: 'replaced' });
    await devices.opened(asked);
    const found = await keyShares.release(asked, id);
    if (!found) throw new HttpRefusal(404, 'slot');
    const more = kept.isRenewed && { isRenewed: true };
    return c.json({ kept: true, ...more, ...found, ...(await acts.nonce(account)) });
  });

  app.post('/slots/open', async (c) => {
    const asked = await prove(c);
    const id = idIn(asked);
    const hash = await keyShares.hashOf(asked, id);
    if (hash === undefined) throw new HttpRefusal(404, 'slot');
    await acts.demand(asked, { act: 'slot.open', subject: [id, hash] });
    await gate.refuseOver(changed, asked.account);
    if (!(await keyShares.open(asked, id, hash))) throw new HttpRefusal(404, 'slot');
    await devices.opened(asked);
    return c.json({ isOpen: true });
  });

  app.post('/slots/release', async (c) => {
    const asked = await prove(c);
    const id = idIn(asked);
    if (isTakenAway(asked.payload)) await refuseHeld(holds, asked.account);
    const slot = await keyShares.kindOf(asked, id);
    if (!slot) throw new HttpRefusal(404, 'slot');
    const { isAside, kind } = slot;
    // What was set aside has waited for longer than a hold, and another key may make the changes.
    if (kind !== 'device' && !isAside) await refuseHeldDevice(asked);
    await gate.refuseOver(released[kind], `${asked.account}:${asked.device}`);
    const found = await keyShares.release(asked, id);
    if (!found) throw new HttpRefusal(404, 'slot'); // As to a thief's login, which names the slot of another device.
    const ways = (await keyShares.list(asked)).filter(({ aside }) => aside === undefined);
    if (kind === 'device' && ways.length === 1) {
      await gate.refuseOver(releasedAlone, asked.account, 'one_slot');
    }
    return c.json(found);
  });

  app.post('/slots/revoke', async (c) => {
    const asked = await prove(c);
    const id = idIn(asked);
    await acts.demand(asked, { act: 'slot.revoke', subject: [id] });
    await gate.refuseOver(changed, asked.account);
    await refuseHeld(holds, asked.account);
    const outcome = await keyShares.revoke(asked, id);
    if (outcome === 'last') throw new HttpRefusal(400, 'last_slot');
    if (outcome === 'unknown') throw new HttpRefusal(404, 'slot');
    return c.json({ revoked: true, ...outcome });
  });

  app.post('/slots/list', async (c) => {
    const asked = await prove(c);
    await gate.refuseOver(listed, `${asked.account}:${asked.device}`);
    const [slots, renewal] = await Promise.all([keyShares.list(asked), renewals.of(asked)]);
    return c.json({ slots, ...(renewal && { renewal }) });
  });
}

function idIn({ payload }: SlotRequest): string {
  const id = fieldOf(payload, 'id');
  if (typeof id !== 'string' || !UUID.test(id)) throw new HttpRefusal(400, 'id');
  return id;
}
