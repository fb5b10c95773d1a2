import { expect, it } from '@jest/globals';
import { Notices } from '../../../../application/notification/notices';
import { Lifetime } from '../../../../application/scope/lifetime';
import { Scope } from '../../../../application/scope/scope';
import { alertCatalogue, type AlertCode } from '../../../../domain/messages/alert-catalogue';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import type { WidgetOptionsInput } from '../../../../domain/options/parse-options';
import { RecordingLogger } from '../../../../infrastructure/fake/recording-logger';
import { readyWidget } from '../../../support/headless-kit';
import { eventually } from '../../../support/eventually';
import { raisedAlert } from '../../../support/raised-alert';

it.each(Object.keys(alertCatalogue) as AlertCode[])(
  'raises %s in the widget and in the log',
  async (code) => {
    const logger = new RecordingLogger();
    const scope = new Scope({ clock: new ManualClock(), lifetime: new Lifetime(), logger });
    const notices = new Notices({ options: { projectId: '' }, scope });

    notices.alert(code);

    const { short, long } = alertCatalogue[code];
    await eventually(() => expect(logger.entries).toHaveLength(1));
    expect(notices.alerts.getSnapshot()).toEqual({ code, short, long });
    expect(logger.entries).toEqual([{ level: 'error', message: `${short}. ${long}` }]);
  },
);

const missing = 'PROJECT_ID_NOT_CONFIGURED';

it.each<[string, WidgetOptionsInput, string | undefined]>([
  [
    'a hosted RPC is named and there is no project id',
    { hostedRpcUrl: 'https://rpc.test/' },
    missing,
  ],
  ['the relay needs a project id', { relayUrl: 'wss://relay.walletconnect.com' }, missing],
  ['no service needs a project id', {}, undefined],
  ['there is a project id', { allWallets: 'SHOW', projectId: 'p1' }, undefined],
])('[R5.19] where %s, a widget of %j raises %s as it starts', async (_where, options, code) => {
  const { widget, logger } = await readyWidget({ options });

  expect((await raisedAlert(widget))?.code).toBe(code);
  expect(logger.entries).toHaveLength(code ? 1 : 0);
});

it.each<[string, WidgetOptionsInput, boolean]>([
  ['without a relay', { debug: true }, true],
  ['without a relay and `debug`', {}, false],
  ['with a project id', { debug: true, projectId: 'p1' }, false],
  ['with a relay of its own', { debug: true, relayUrl: 'wss://relay.test' }, false],
])('a widget %s, of %j, warns of phones: %s', async (_what, options, isWarned) => {
  const { widget, logger } = await readyWidget({ options });
  await widget.preload();

  const warning = { level: 'warn', message: expect.stringContaining('`projectId`, no `relayUrl`') };
  await eventually(() =>
    expect(logger.entries.filter(({ level }) => level === 'warn')).toEqual(
      isWarned ? [warning] : [],
    ),
  );
  expect(widget.state.alert).toBeUndefined();
});
