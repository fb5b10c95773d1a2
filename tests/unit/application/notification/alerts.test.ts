import { expect, it } from '@jest/globals';
import { Notices } from '../../../../application/notification/notices';
import { Lifetime } from '../../../../application/scope/lifetime';
import { Scope } from '../../../../application/scope/scope';
import { alertCatalogue, type AlertCode } from '../../../../domain/messages/alert-catalogue';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { RecordingLogger } from '../../../../infrastructure/fake/recording-logger';

it.each(Object.keys(alertCatalogue) as AlertCode[])(
  'raises %s where the widget shows it, and writes it to the log',
  (code) => {
    const logger = new RecordingLogger();
    const scope = new Scope({ clock: new ManualClock(), lifetime: new Lifetime(), logger });
    const notices = new Notices({ options: { projectId: '' }, scope });

    notices.alert(code);

    const { short, long } = alertCatalogue[code];
    expect(notices.alerts.getSnapshot()).toEqual({ code, short, long });
    expect(logger.entries).toEqual([{ level: 'error', message: `${short}. ${long}` }]);
  },
);
