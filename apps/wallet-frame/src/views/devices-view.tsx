import { useRef } from 'react';
import type { Screen } from '../page/screens';
import type { ShownDevice, WaitingDevice } from '../page/shown-device';
import { english } from '../texts/english';
import { sayDevice, sayTime } from '../texts/say-device';
import { Card } from './card';
import { ChangeButton } from './change-button';
import { TwoPressButton } from './two-press-button';

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
        <ChangeButton
          className=""
          seen={list}
          content={devices.length}
          isDisabled={isBusy}
          onPress={endOthers}
        >
          {isBusy ? texts.working : texts.endOthers}
        </ChangeButton>
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
  const row = useRef<HTMLLIElement>(null);
  const { id, isHere, sinceMs, sites, usedMs } = device;
  const name = sayDevice(device);
  return (
    <li ref={row}>
      <span>
        {name}
        {isHere && <span className="quiet">{texts.here}</span>}
        <span className="quiet">{texts.times(sayTime(sinceMs), sayTime(usedMs))}</span>
        {sites && sites.length > 0 && (
          <span className="quiet">
            {texts.sites} <bdi>{sites.join(', ')}</bdi>
          </span>
        )}
      </span>
      {!isHere && end && (
        <TwoPressButton
          seen={row}
          content={name}
          first={{ text: texts.end, label: texts.endOf(name) }}
          second={{ text: texts.really, label: texts.reallyEnd(name) }}
          warning={texts.ends}
          isDisabled={isBusy}
          onPress={() => end(id)}
        />
      )}
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
  const row = useRef<HTMLLIElement>(null);
  const { id, sinceMs, site } = device;
  const name = sayDevice(device);
  return (
    <li ref={row}>
      <span>
        {texts.waits}
        <span className="quiet">{name}</span>
        <span className="quiet">
          {texts.asked(sayTime(sinceMs))} <bdi>{site}</bdi>
        </span>
      </span>
      {allow && (
        <TwoPressButton
          seen={row}
          content={site}
          first={{ text: texts.allow, label: texts.allowOf(name) }}
          second={{ text: texts.reallyAllow }}
          warning={texts.allows}
          isDisabled={isBusy}
          onPress={() => allow(id)}
        />
      )}
    </li>
  );
}
