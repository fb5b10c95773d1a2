import { useRef, useState } from 'react';
import type { Screen } from '../page/screens';
import type { DeviceName, ShownDevice, WaitingDevice } from '../page/shown-device';
import { english } from '../texts/english';
import { ArmedButton } from './armed-button';
import { Card } from './card';

type DevicesScreen = Screen & { readonly kind: 'devices' };

const { devices: texts } = english;

/** Where the visitor is signed in, and the browsers that wait to be let in. */
export function DevicesView({ screen }: { readonly screen: DevicesScreen }) {
  const { allow, close, devices, end, endOthers, isBusy, problem, retry, waiting } = screen;
  const list = useRef<HTMLUListElement>(null);
  return (
    <Card title={texts.title} problem={problem}>
      {!retry && <p>{texts.explain}</p>}
      <ul ref={list} className="slots">
        {waiting.map((device) => (
          <WaitingRow key={device.id} device={device} isBusy={isBusy} allow={allow} />
        ))}
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} end={end} />
        ))}
      </ul>
      {retry && (
        <button type="button" className="main" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {endOthers && (
        <ArmedButton
          className=""
          seen={list}
          content={devices.length}
          isDisabled={isBusy}
          onPress={endOthers}
        >
          {isBusy ? texts.working : texts.endOthers}
        </ArmedButton>
      )}
      <button type="button" onClick={close}>
        {texts.back}
      </button>
    </Card>
  );
}

/** One browser. It ends by a second press, which says what that means. */
function DeviceRow({
  device,
  end,
  isBusy,
}: {
  readonly device: ShownDevice;
  readonly isBusy: boolean;
  readonly end: DevicesScreen['end'];
}) {
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, isHere, sinceMs, sites, usedMs } = device;
  const name = nameOf(device);
  return (
    <li ref={row}>
      <span>
        {name}
        {isHere && <span className="quiet">{texts.here}</span>}
        <span className="quiet">{texts.times(timeOf(sinceMs), timeOf(usedMs))}</span>
        {sites && sites.length > 0 && (
          <span className="quiet">
            {texts.sites} <bdi>{sites.join(', ')}</bdi>
          </span>
        )}
      </span>
      {!isHere && end && !isAsking && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={texts.endOf(name)}
          onClick={() => setAsking(true)}
        >
          {texts.end}
        </button>
      )}
      {isAsking && end && (
        <ArmedButton
          className=""
          seen={row}
          content={name}
          label={texts.reallyEnd(name)}
          isDisabled={isBusy}
          onPress={() => end(id)}
        >
          {texts.really}
        </ArmedButton>
      )}
      {isAsking && <p className="warning">{texts.ends}</p>}
    </li>
  );
}

/** A browser that asks to sign in. */
function WaitingRow({
  allow,
  device,
  isBusy,
}: {
  readonly device: WaitingDevice;
  readonly isBusy: boolean;
  readonly allow: DevicesScreen['allow'];
}) {
  const [isAsking, setAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, sinceMs, site } = device;
  const name = nameOf(device);
  return (
    <li ref={row}>
      <span>
        {texts.waits}
        <span className="quiet">{name}</span>
        <span className="quiet">
          {texts.asked(timeOf(sinceMs))} <bdi>{site}</bdi>
        </span>
      </span>
      {allow && !isAsking && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={texts.allowOf(name)}
          onClick={() => setAsking(true)}
        >
          {texts.allow}
        </button>
      )}
      {isAsking && allow && (
        <ArmedButton
          className=""
          seen={row}
          content={site}
          isDisabled={isBusy}
          onPress={() => allow(id)}
        >
          {texts.reallyAllow}
        </ArmedButton>
      )}
      {isAsking && <p className="warning">{texts.allows}</p>}
    </li>
  );
}

/** What the browser says that it is. */
function nameOf({ browser, system }: DeviceName): string {
  if (browser === undefined) return system ?? texts.unknown;
  return system === undefined ? browser : texts.named(browser, system);
}

function timeOf(ms: number): string {
  return new Date(ms).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}
