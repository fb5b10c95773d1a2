import type { Screen } from '../domain/screens/screens';
import type { ShownDevice, WaitingDevice } from '../domain/screens/shown-device';
import { english } from '../domain/texts/english';
import { sayDevice, sayTime } from '../domain/screens/say-device';
import { Card } from './card';

type DevicesScreen = Screen & { readonly kind: 'devices' };

const { devices: texts } = english;

/** Where the visitor is signed in, and the browsers that wait to be let in. */
export function DevicesView({ screen }: { readonly screen: DevicesScreen }) {
  const { allow, close, devices, end, endOthers, isBusy, problem, retry, waiting } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      {!retry && <p>{texts.explain}</p>}
      <ul className="slots">
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
        <button type="button" disabled={isBusy} onClick={endOthers}>
          {isBusy ? texts.working : texts.endOthers}
        </button>
      )}
      <button type="button" onClick={close}>
        {texts.back}
      </button>
    </Card>
  );
}

/** One browser. The wallet asks once more before it ends. */
function DeviceRow({
  device,
  end,
  isBusy,
}: {
  readonly device: ShownDevice;
  readonly isBusy: boolean;
  readonly end: DevicesScreen['end'];
}) {
  const { id, isHere, sinceMs, sites, usedMs } = device;
  const name = sayDevice(device);
  return (
    <li>
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
        <button
          type="button"
          disabled={isBusy}
          aria-label={texts.endOf(name)}
          onClick={() => end(id)}
        >
          {texts.end}
        </button>
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
  const { id, sinceMs, site } = device;
  const name = sayDevice(device);
  return (
    <li>
      <span>
        {texts.waits}
        <span className="quiet">{name}</span>
        <span className="quiet">
          {texts.asked(sayTime(sinceMs))} <bdi>{site}</bdi>
        </span>
      </span>
      {allow && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={texts.allowOf(name)}
          onClick={() => allow(id)}
        >
          {texts.allow}
        </button>
      )}
    </li>
  );
}
