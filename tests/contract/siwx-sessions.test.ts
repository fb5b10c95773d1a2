import { InMemorySiwxSessions } from '../../infrastructure/fake/in-memory-siwx-sessions';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { describeSiwxSessions } from './siwx-sessions.contract';

describeSiwxSessions('InMemorySiwxSessions', () => {
  const signature = '0x5151';
  return {
    sessions: new InMemorySiwxSessions({ clock: new ManualClock() }).trust(signature),
    accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    sign: async () => signature,
  };
});
