import { describe, expect, it } from '@jest/globals';
import {
  nextSocialLogin,
  type SocialLogin,
  type SocialLoginEvent,
} from '../../../../domain/auth/social-login';

const provider = 'google';
const states: Readonly<Record<SocialLogin['status'], SocialLogin>> = {
  idle: { status: 'idle' },
  preparing: { status: 'preparing', provider },
  waiting: { status: 'waiting', provider },
  connecting: { status: 'connecting', provider },
  connected: { status: 'connected', provider },
  failed: { status: 'failed', provider, failure: 'blocked' },
};
const events: readonly SocialLoginEvent[] = [
  { type: 'chosen', provider: 'x' },
  { type: 'resumed', provider: 'x' },
  { type: 'opened', url: 'https://f.test' },
  { type: 'answered' },
  { type: 'connected' },
  { type: 'failed', failure: 'refused' },
  { type: 'left' },
];

/** From each state: after chosen, resumed, opened, answered, connected, failed, left; `-` changes nothing. */
const table: Readonly<Record<SocialLogin['status'], readonly string[]>> = {
  idle: ['preparing', 'connecting', '-', '-', '-', '-', '-'],
  preparing: ['preparing', 'connecting', 'waiting', '-', '-', 'failed', 'idle'],
  waiting: ['preparing', 'connecting', '-', 'connecting', '-', 'failed', 'idle'],
  connecting: ['preparing', 'connecting', '-', '-', 'connected', 'failed', 'idle'],
  connected: ['preparing', 'connecting', '-', '-', '-', '-', 'idle'],
  failed: ['preparing', 'connecting', '-', '-', '-', '-', 'idle'],
};

describe('nextSocialLogin', () => {
  const rows = Object.values(states).flatMap((state) =>
    events.map((event, i) => ({ state, event, to: table[state.status][i] })),
  );
  it.each(rows)('[R1.6] $state.status, $event.type: $to', ({ state, event, to }) => {
    const next = nextSocialLogin(state, event);

    if (to === '-') expect(next).toBe(state);
    else expect(next.status).toBe(to);
  });

  it.each<[string, readonly SocialLoginEvent[], readonly SocialLogin['status'][]]>([
    [
      'in a window, and with the code of Farcaster',
      [
        { type: 'chosen', provider },
        { type: 'opened' },
        { type: 'answered' },
        { type: 'connected' },
      ],
      ['preparing', 'waiting', 'connecting', 'connected'],
    ],
    [
      'on Telegram, whose page is left and comes back with result_uri',
      [{ type: 'chosen', provider }, { type: 'resumed', provider }, { type: 'connected' }],
      ['preparing', 'connecting', 'connected'],
    ],
  ])('[R1.7] [R4.41] passes through its states %s', (_where, way, statuses) => {
    let login: SocialLogin = states.idle;
    const seen = way.map((event) => {
      login = nextSocialLogin(login, event);
      return login.status;
    });

    expect(seen).toEqual(statuses);
  });

  it('[R1.7] keeps the link of the QR code only while it waits', () => {
    const waiting = nextSocialLogin(states.preparing, { type: 'opened', url: 'https://f.test' });
    expect(waiting).toEqual({ status: 'waiting', provider, url: 'https://f.test' });
    expect(nextSocialLogin(waiting, { type: 'answered' })).toEqual(states.connecting);
  });
});
