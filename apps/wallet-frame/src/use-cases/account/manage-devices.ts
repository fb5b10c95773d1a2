import { type Json, recordOf, textIn, unreadable } from '../../domain/bytes/untrusted';
import type { Change, Confirm } from '../../domain/screens/change';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import type { DeviceName, ShownDevice, WaitingDevice } from '../../domain/screens/shown-device';
import type { ServiceCalls } from '../../ports/service-calls';
import type { Session } from '../../domain/session/session';
import { sayDevice } from '../../domain/screens/say-device';
import { sayTime } from '../../domain/texts/say-time';
import type { PageAct } from '../../domain/wallet-key/page-act';
import type { ActProof } from '../../domain/wallet-key/wallet-act';
import { problemOf, problemUnlessLeft } from '../../domain/refusals/problem-of';

/** How often the list is asked for while new devices may wait to be let in. */
const LOOK_MS = 4000;

/** What the wallet's key signs in the place of one device, to end all others. */
const OTHERS = 'others';

export interface ManageDevicesDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;
  readonly confirm: Confirm;

  /** Has the wallet's key sign. */
  readonly prove: (act: PageAct) => Promise<ActProof>;
  readonly screens: Screens;
  readonly session: () => Session;
}

/** A device, and whether only the wallet's key ends it. */
type Listed = ShownDevice & { readonly needsKey: boolean };

/** What may stand in a list of browsers: the service's own words, of which this page believes none. */
const NAME = /^[\w ]{1,32}$/;
const MAX_DEVICES = 100;

/**
 * Shows the devices that are signed in to the account, lets the visitor end them, and let a new one in. Resolves when it is
 * closed.
 */
export function manageDevices({
  calls,
  confirm,
  prove,
  screens,
  session,
}: ManageDevicesDeps): Promise<void> {
  return new Promise((resolve) => {
    let isOpen = true;
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (path: string, payload: object = {}): Promise<unknown> =>
      calls.ask(path, session().handle, payload);
    const close = (): void => {
      isOpen = false;
      turn += 1;
      clearTimeout(timer);
      screens.clear();
      resolve();
    };
    const end = async (path: string, id: string, ended?: Listed): Promise<unknown> => {
      const proof = ended?.needsKey && { proof: await prove({ name: 'sessions.end', id }) };
      return ask(path, { id, ...proof });
    };
    const show = async (problem?: Problem): Promise<void> => {
      const own = (turn += 1);
      const { devices, mayWait, waiting } = listedIn(await ask('/devices/list'));
      if (turn !== own) return;
      const others = devices.filter(({ isHere }) => !isHere);
      const draw = (isBusy: boolean): void =>
        screens.show({
          kind: 'devices',
          devices,
          waiting,
          isBusy,
          close,
          ...(problem && { problem }),
          end: (id) => {
            const ended = devices.find((one) => one.id === id);
            act('endBrowser', ended, () => end('/devices/end', id, ended));
          },
          ...(others.length > 0 && {
            endOthers: () => {
              const hardest = others.find((one) => one.needsKey);
              act('endOthers', undefined, () => end('/devices/end-others', OTHERS, hardest));
            },
          }),
          allow: (id) => {
            const allowed = waiting.find((one) => one.id === id);
            act('letIn', allowed, () => ask('/devices/allow', { id }));
          },
        });
      const act = (
        kind: Change['kind'],
        device: ShownDevice | WaitingDevice | undefined,
        work: () => Promise<unknown>,
      ): void => {
        turn += 1; // What was asked for the list before is not drawn any more.
        clearTimeout(timer);
        draw(true);
        void confirm({ kind, facts: device ? factsOf(device) : [] })
          .then(work)
          .then(
            () => again(),
            (error: unknown) => again(problemUnlessLeft(error)),
          );
      };
      draw(false);
      if (mayWait) timer = setTimeout(() => again(problem), LOOK_MS);
    };
    const again = (problem?: Problem): void => {
      show(problem).catch((error: unknown) => broken(problemOf(error)));
    };
    /** Without the list nothing can be changed. */
    const broken = (problem: Problem): void => {
      if (!isOpen) return;
      const none = { devices: [], waiting: [], isBusy: false };
      screens.show({ kind: 'devices', ...none, problem, retry: () => again(), close });
    };
    again();
  });
}

function factsOf(device: ShownDevice | WaitingDevice): Change['facts'] {
  return [
    { label: 'browser', value: sayDevice(device) },
    { label: 'since', value: sayTime(device.sinceMs) },
    ...('site' in device ? [{ label: 'onSite', value: device.site } as const] : []),
  ];
}

function listedIn(answer: unknown): {
  readonly devices: readonly Listed[];
  readonly waiting: readonly WaitingDevice[];

  /** Whether the operator has new devices let in. */
  readonly mayWait: boolean;
} {
  const { devices, waiting } = recordOf(answer);
  return {
    devices: listIn(devices).map((one) => ({
      id: textIn(one, 'id'),
      isHere: one['isHere'] === true,
      ...nameIn(one),
      sinceMs: timeIn(one, 'sinceMs'),
      usedMs: timeIn(one, 'usedMs'),
      needsKey: one['needsKey'] === true,
      ...(Array.isArray(one['sites']) && { sites: one['sites'].filter(isOrigin) }),
    })),
    waiting: listIn(waiting ?? [])
      .filter(({ site }) => isOrigin(site))
      .map((one) => ({
        id: textIn(one, 'id'),
        site: textIn(one, 'site'),
        ...nameIn(one),
        sinceMs: timeIn(one, 'sinceMs'),
      })),
    mayWait: waiting !== undefined,
  };
}

function listIn(list: unknown): readonly Json[] {
  if (!Array.isArray(list) || list.length > MAX_DEVICES) throw unreadable('devices');
  return list.map((one: unknown) => recordOf(one));
}

function timeIn(record: Json, name: string): number {
  const time = record[name];
  if (typeof time !== 'number' || !Number.isSafeInteger(time)) throw unreadable(name);
  return time;
}

function nameIn({ browser, system }: Json): DeviceName {
  return {
    ...(typeof browser === 'string' && NAME.test(browser) && { browser }),
    ...(typeof system === 'string' && NAME.test(system) && { system }),
  };
}

function isOrigin(site: unknown): site is string {
  return typeof site === 'string' && URL.canParse(site) && new URL(site).origin === site;
}
