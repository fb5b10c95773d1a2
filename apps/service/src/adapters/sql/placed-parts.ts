import type { Stored } from '../../ports/store';
import { inEach, shuffled, unlessAway, whereThere } from './in-each';
import { type Placed, routing } from './routing';

const byFirst = (key: string): string => key;
const byAccount = ({ account }: { readonly account: string }): string => account;
const bySecond = (_first: string, account: string): string => account;

/** What is of one account is stored in that one's database, and all else in the first one. Decision 0180 has the table. */
export function placedParts(placed: Placed): Stored {
  const { all, at, first, moved } = placed;

  const { routed, routedById } = routing({ at, moved });

  /** @throws {@link RangeError} for an id that was not drawn for its account: its row would be lost. */
  const drawn = (id: string, { account }: { readonly account: string }): string => {
    if (at(id) !== at(account)) throw new RangeError('An id is not with its account');
    return account;
  };

  /** What is due in any of them, at most `most`. What is in one that is away stays there. */
  const takenFromAll = async <Due>(
    most: number,
    take: (stored: Stored, left: number) => Promise<readonly Due[]>,
  ): Promise<readonly Due[]> => {
    const due = [...(await take(first, most))];
    for (const each of shuffled(all)) {
      if (due.length >= most) break;
      due.push(...(await unlessAway(take(each, most - due.length), [])));
    }
    return due;
  };

  const sum = (counts: readonly number[]): number => counts.reduce((n, each) => n + each, 0);

  return {
    ...first,

    aside: {
      ...routed('aside', {
        count: byFirst,
        add: byFirst,
        keyOf: byFirst,
        olderKeys: byFirst,
        youngerSince: byFirst,
        take: byFirst,
        discard: byFirst,
        keep: byFirst,
      }),
      sweep: (nowMs) => inEach(all, ({ aside }) => aside.sweep(nowMs)),
    },

    deletions: {
      ...first.deletions,
      deleteAll: async (account) => {
        await at(account).deletions.deleteAll(account);
        await first.deletions.deleteAll(account);
      },
    },

    devices: {
      ...routed('devices', {
        isApproved: byAccount,
        know: byAccount,
        use: byFirst,
        hasOpened: byAccount,
        opened: byAccount,
        approve: byFirst,
        list: byFirst,
        endSince: byFirst,
        endOthersSince: byFirst,
        countOthers: byFirst,
        end: byAccount,
      }),
      // It decides about a budget alone. A device whose account's database is away shares that of its range.
      hasLoggedIn: async (device) =>
        (await whereThere(all, ({ devices }) => devices.hasLoggedIn(device))).includes(true),
    },

    events: {
      ...first.events,
      take: (receiver, nowMs, againMs, most) =>
        takenFromAll(most, ({ events }, left) => events.take(receiver, nowMs, againMs, left)),
      postpone: (key, nextMs) =>
        inEach([first, ...all], ({ events }) => events.postpone(key, nextMs)),
      remove: (key) => inEach([first, ...all], ({ events }) => events.remove(key)),
      close: async (receiver, nowMs) => {
        await first.events.close(receiver, nowMs);
        await inEach(all, ({ events }) => events.removeOf(receiver));
      },
      removeOf: (receiver) => inEach([first, ...all], ({ events }) => events.removeOf(receiver)),
      sweep: (nowMs) => inEach([first, ...all], ({ events }) => events.sweep(nowMs)),
    },

    flows: {
      ...routed('flows', { add: drawn }),
      ...routedById('flows', ['find', 'replace', 'end', 'countTry', 'usedBy', 'use']),
      sweep: (nowMs) => inEach(all, ({ flows }) => flows.sweep(nowMs)),
    },

    holds: {
      ...routed('holds', { begin: byAccount, waysUntil: byFirst, heldUntil: byFirst }),
      sweep: (nowMs) => inEach(all, ({ holds }) => holds.sweep(nowMs)),
    },

    mails: {
      ...first.mails,
      take: (nowMs, againMs, most) =>
        takenFromAll(most, ({ mails }, left) => mails.take(nowMs, againMs, left)),
      postpone: (id, nextMs) => inEach([first, ...all], ({ mails }) => mails.postpone(id, nextMs)),
      remove: (id) => inEach([first, ...all], ({ mails }) => mails.remove(id)),
    },

    names: {
      ...first.names,
      // The wallets are in other databases: they are looked at just before the statement that decides.
      leadUnlessWallet: async (name, account, target) => {
        for (const each of new Set([name, target])) {
          if (each !== account && (await at(each).wallets.find(each))) return false;
        }
        return first.names.leadUnlessWallet(name, account, target);
      },
      join: async (name, account, found) =>
        !(await at(found).wallets.isBegun(found)) && first.names.join(name, account, found),
    },

    nonces: {
      ...routed('nonces', { add: bySecond, take: bySecond }),
      sweep: (nowMs) => inEach(all, ({ nonces }) => nonces.sweep(nowMs)),
    },

    reads: {
      ...first.reads,
      ...routed('reads', {
        sessionsOf: byFirst,
        slotsOf: byFirst,
        asideOf: byFirst,
        heldUntil: byFirst,
      }),
      counts: async (nowMs) => {
        const each = await Promise.all([first, ...all].map(({ reads }) => reads.counts(nowMs)));
        return {
          accounts: sum(each.map(({ accounts }) => accounts)),
          wallets: sum(each.map(({ wallets }) => wallets)),
          devices: sum(each.map(({ devices }) => devices)),
          sessions: sum(each.map(({ sessions }) => sessions)),
          aside: sum(each.map(({ aside }) => aside)),
        };
      },
      sites: async (nowMs, most) => {
        const each = await Promise.all(all.map(({ reads }) => reads.sites(nowMs, most)));
        const found = each.flat();
        return [...new Set(found.map(({ site }) => site))]
          .map((site) => {
            const own = found.filter((one) => one.site === site);
            return {
              site,
              sessions: sum(own.map(({ sessions }) => sessions)),
              accounts: sum(own.map(({ accounts }) => accounts)),
            };
          })
          .sort((a, b) => b.sessions - a.sessions || (a.site < b.site ? -1 : 1))
          .slice(0, most);
      },
      has: async (account) => (await first.reads.has(account)) || at(account).reads.has(account),
    },

    renewals: routed('renewals', {
      begin: byAccount,
      list: byFirst,
      take: byAccount,
      end: byFirst,
    }),

    restored: {
      ...routed('restored', { withhold: byFirst }),
      accountsOf: async (slot) =>
        (await Promise.all(all.map(({ restored }) => restored.accountsOf(slot)))).flat(),
      forget: () => inEach([first, ...all], ({ restored }) => restored.forget()),
    },

    sessions: {
      ...routed('sessions', {
        add: drawn,
        endOf: byFirst,
        endOnDevice: byFirst,
        renameLogin: byFirst,
        sitesOf: byFirst,
      }),
      ...routedById('sessions', ['find', 'touch', 'replace']),
      sweep: async (nowMs) => {
        await inEach(all, ({ sessions }) => sessions.sweep(nowMs));
        await moved.sweep(nowMs);
      },
    },

    slots: {
      ...routed('slots', {
        add: byAccount,
        find: byAccount,
        keep: byFirst,
        hashOf: byAccount,
        open: byAccount,
        release: byAccount,
        isOpened: byFirst,
        end: byFirst,
        list: byFirst,
        deviceOf: byFirst,
        setAside: byFirst,
        restore: byFirst,
        sealAnew: byAccount,
      }),
      countSealed: async () =>
        (await Promise.all(all.map(({ slots }) => slots.countSealed()))).flat(),
      // One database after the other: `after` begins with its place.
      sealedOtherwise: async (sealer, after, limit) => {
        const [, place = '0', id = ''] = /^(\d+):(.*)$/s.exec(after) ?? [];
        const found = await all[Number(place)]?.slots.sealedOtherwise(sealer, id, limit);
        if (found?.next !== undefined) return { ...found, next: `${place}:${found.next}` };
        const next = Number(place) + 1;
        return { rows: found?.rows ?? [], next: next < all.length ? `${next}:` : undefined };
      },
      sweepUnopened: (beforeMs) => inEach(all, ({ slots }) => slots.sweepUnopened(beforeMs)),
      sweepAside: (nowMs) => inEach(all, ({ slots }) => slots.sweepAside(nowMs)),
    },

    wallets: {
      ...routed('wallets', {
        find: byFirst,
        isBegun: byFirst,
        claim: byAccount,
        make: byAccount,
        renew: byAccount,
        restore: byFirst,
        addSlot: byFirst,
        removeSlot: byFirst,
      }),
      use: async (account, nowMs) => {
        const [{ hasRenewals }, deletion] = await Promise.all([
          at(account).wallets.use(account, nowMs),
          first.deletions.find(account),
        ]);
        return { hasRenewals, hasDeletion: deletion !== undefined };
      },
      sweep: (nowMs) => inEach(all, ({ wallets }) => wallets.sweep(nowMs)),
    },
  };
}
