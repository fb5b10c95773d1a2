import { expect, it } from '@jest/globals';
import { AlertStore } from '../../../../application/notification/alert-store';
import { RaiseAlert } from '../../../../application/notification/raise-alert';
import { alertCatalogue, type AlertCode } from '../../../../domain/messages/alert-catalogue';
import { RecordingLogger } from '../../../../infrastructure/fake/recording-logger';

it.each(Object.keys(alertCatalogue) as AlertCode[])(
  'raises %s where the widget shows it, and writes it to the log',
  (code) => {
    const alerts = new AlertStore({});
    const logger = new RecordingLogger();

    new RaiseAlert({ alerts, logger }).execute(code);

    const { short, long } = alertCatalogue[code];
    expect(alerts.getSnapshot()).toEqual({ code, short, long });
    expect(logger.entries).toEqual([{ level: 'error', message: `${short}. ${long}` }]);
  },
);
