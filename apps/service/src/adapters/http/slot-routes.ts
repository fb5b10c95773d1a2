import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { KnownDevices } from '../../use-cases/devices/known-devices';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import type { Gate } from './gate';
import type { CountsOf } from './proven-session';
import { limitNamed, type RateLimit } from '../../use-cases/limits/rate-limits';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { addNonceRoute } from './nonce-route';
import { type WalletActs, walletKeyIn } from '../../use-cases/wallet-key/wallet-acts';
import { isTakenAway, refuseHeld, refuseHeldDevice } from './refuse-held';
import {
  type KeyShares,
  type ReleasedShare,
  type SlotKind,
  slotKinds,
} from '../../ports/key-shares';
import type { SlotRequest } from './slot-request';
import type { SignedEnding } from '../../domain/signed-ending';
import type { NewsAddresses } from '../../ports/kept-mails';
import type { Deletions } from '../../use-cases/console/deletions';
import type { WalletRenewals } from '../../use-cases/slots/wallet-renewals';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MAX_SEALED = 4096;

const made = limitNamed('slot-made');
const changed = limitNamed('slot-changed');

/** Of one device, so that a thief's login does not use up what the visitor's own devices need. */
const listed = limitNamed('slot-listed');

/** Of one device as well. Daily use releases the device's key share for each signature. The others are for a new device. */
const shares: Readonly<Record<SlotKind, RateLimit>> = {
  device: limitNamed('half-device'),
  passkey: limitNamed('half-passkey'),
  phrase: limitNamed('half-phrase'),
};

/** A wallet that would be lost with its one browser is for small use, until it opens in another way too. */
const sharesAlone = limitNamed('half-alone');

export interface SlotRoutesDeps<Asked extends SlotRequest> {
  readonly acts: Pick<WalletActs, 'demand' | 'demandBy' | 'nonce'>;
  readonly devices: Pick<KnownDevices, 'opened'>;
  readonly gate: Gate;
  readonly keyShares: KeyShares;
  readonly renewals: Pick<WalletRenewals, 'of'>;

  /** Deletions of the account that operators have asked for: the wallet's key stops them. */
  readonly deletions: Pick<Deletions, 'of'>;
  readonly holds: Pick<AccountHolds, 'secondsToWait'>;

  /** Reads a request, and proves that it is of the visitor's device. */
  readonly prove: (c: Context<ServiceEnv>, counts?: CountsOf<Asked>) => Promise<Asked>;

  /** Writes down what the wallet's key has said of a slot, where a restored copy of the database finds it. */
  readonly onEnding: (ending: SignedEnding) => void;

  /** Whom to tell. Absent where another operator has the addresses. */
  readonly addressesOf: ((asked: Asked) => NewsAddresses) | undefined;
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
  const { acts, addressesOf, deletions, devices, gate, keyShares, holds, onEnding } = deps;
  const { prove, renewals } = deps;

  addNonceRoute(app, '/slots/nonce', { acts, prove });

  app.post('/slots/create', async (c) => {
    const asked = await prove(c, (of) => [{ limit: made, key: ownKey(of) }]);
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
    const kept = await keyShares.keep(asked, slot, addressesOf?.(asked));
    if (!kept) throw new HttpRefusal(404, 'slot');
    if (asked.hasOpened !== true) await devices.opened(asked);
    const found = await keyShares.release(asked, id);
    if (!found) throw new HttpRefusal(404, 'slot');
    const { aside, half, sealed: text, state } = found;
    const more = {
      ...(kept.isRenewed && { isRenewed: true }),
      ...(aside !== undefined && { aside }),
    };
    const share = { half, sealed: text, state };
    return c.json({ kept: true, ...more, ...share, ...(await acts.nonce(account)) });
  });

  app.post('/slots/open', async (c) => {
    const asked = await prove(c);
    const id = idIn(asked);
    const hash = await keyShares.hashOf(asked, id);
    if (hash === undefined) throw new HttpRefusal(404, 'slot');
    await acts.demand(asked, { act: 'slot.open', subject: [id, hash] });
    await gate.refuseOver(changed, asked.account);
    if (!(await keyShares.open(asked, id, hash))) throw new HttpRefusal(404, 'slot');
    if (asked.hasOpened !== true) await devices.opened(asked);
    return c.json({ isOpen: true });
  });

  app.post('/slots/release', async (c) => {
    let released: ReleasedShare | undefined;
    await prove(c, async (asked) => {
      if (isTakenAway(asked.payload)) await refuseHeld(holds, asked.account);
      const found = await keyShares.release(asked, idIn(asked));
      if (!found) throw new HttpRefusal(404, 'slot'); // As to a thief's login, which names the slot of another device.
      const { isOnlyWay, kind, ...share } = found;
      // What was set aside has waited for longer than a hold, and another key may make the changes.
      if (kind !== 'device' && share.aside === undefined) await refuseHeldDevice(asked);
      released = share;
      return [
        { limit: shares[kind], key: ownKey(asked) },
        ...(isOnlyWay ? [{ limit: sharesAlone, key: asked.account, code: 'one_slot' }] : []),
      ];
    });
    return c.json(released);
  });

  app.post('/slots/revoke', async (c) => {
    const asked = await prove(c);
    const id = idIn(asked);
    const signed = await acts.demand(asked, { act: 'slot.revoke', subject: [id] });
    await gate.refuseOver(changed, asked.account);
    await refuseHeld(holds, asked.account);
    const outcome = await keyShares.revoke(asked, id, () => onEnding({ slot: id, ...signed }));
    if (outcome === 'last') throw new HttpRefusal(400, 'last_slot');
    if (outcome === 'unknown') throw new HttpRefusal(404, 'slot');
    return c.json({ revoked: true, ...outcome });
  });

  app.post('/slots/list', async (c) => {
    const asked = await prove(c, (of) => [{ limit: listed, key: ownKey(of) }]);
    const [slots, renewal, deletion] = await Promise.all([
      keyShares.list(asked),
      renewals.of(asked),
      deletions.of(asked.account),
    ]);
    return c.json({
      slots,
      ...(renewal && { renewal }),
      ...(deletion && { deletion: { readyAtMs: deletion.readyMs } }),
    });
  });
}

/** Of one device, so that a thief's device uses up nothing of another one. */
function ownKey({ account, device }: SlotRequest): string {
  return `${account}:${device}`;
}

function idIn({ payload }: SlotRequest): string {
  const id = fieldOf(payload, 'id');
  if (typeof id !== 'string' || !UUID.test(id)) throw new HttpRefusal(400, 'id');
  return id;
}
