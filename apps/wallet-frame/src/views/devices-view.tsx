import { Fragment } from 'react';
import type { Screen } from '../domain/screens/screens';
import type { ShownDevice, WaitingDevice } from '../domain/screens/shown-device';
import { deviceWords } from '../domain/texts/device-words';
import { sayDevice } from '../domain/screens/say-device';
import { sayDate, sayTime } from '../domain/texts/say-time';
import { Icon } from '../../../../presentation-react/primitives/icon';
import { Button } from './button';
import { Card } from './card';
import { Entry } from './entry';
import { OwnIcon } from './own-icon';
import { SaidAround, SiteName } from './site-name';

type DevicesScreen = Screen & { readonly kind: 'devices' };

const { devices: texts } = deviceWords;

/** Where the visitor is signed in, and the browsers that wait to be let in. */
export function DevicesView({ screen }: { readonly screen: DevicesScreen }) {
  const { allow, close, devices, end, endOthers, isBusy, problem, retry, waiting } = screen;
  return (
    <Card title={texts.title} problem={problem} back={{ label: texts.back, onPress: close }}>
      {!retry && <p className="say">{texts.explain}</p>}
      <ul className="rows">
        {waiting.map((device) => (
          <WaitingRow key={device.id} device={device} isBusy={isBusy} allow={allow} />
        ))}
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} end={end} />
        ))}
      </ul>
      {retry && (
        <Button kind="primary" onPress={retry}>
          {texts.retry}
        </Button>
      )}
      {endOthers && (
        <Button isDisabled={isBusy} isWorking={isBusy} onPress={endOthers}>
          {isBusy ? texts.working : texts.endOthers}
        </Button>
      )}
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
    <Entry
      icon={<OwnIcon name="browser" />}
      name={name}
      notes={[
        ...(isHere ? [texts.here] : []),
        texts.times(sayDate(sinceMs), sayTime(usedMs)),
        ...(sites && sites.length > 0
          ? [
              <SaidAround key="sites" say={texts.sites}>
                {sites.map((site, at) => (
                  <Fragment key={site}>
                    {at > 0 && ', '}
                    <SiteName site={site} />
                  </Fragment>
                ))}
              </SaidAround>,
            ]
          : []),
      ]}
    >
      {!isHere && end && (
        <Button kind="quiet" isDisabled={isBusy} label={texts.endOf(name)} onPress={() => end(id)}>
          {texts.end}
        </Button>
      )}
    </Entry>
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
    <Entry
      icon={<Icon name="alert" />}
      name={texts.waits}
      notes={[
        name,
        <SaidAround key="asked" say={(where) => texts.asked(sayTime(sinceMs), where)}>
          <SiteName site={site} />
        </SaidAround>,
      ]}
    >
      {allow && (
        <Button
          kind="quiet"
          isDisabled={isBusy}
          label={texts.allowOf(name)}
          onPress={() => allow(id)}
        >
          {texts.allow}
        </Button>
      )}
    </Entry>
  );
}
