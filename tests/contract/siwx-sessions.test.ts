import { describe } from '@jest/globals';
import { InMemorySiwxSessions } from '../../infrastructure/fake/in-memory-siwx-sessions';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { SiteSiwxSessions } from '../../infrastructure/siwx/site-siwx-sessions';
import { SiweConfigSessions } from '../../infrastructure/siwx/siwe-config-sessions';
import { Answers, signer, siweSite, SiwxSite } from '../support/sign-in-sites';
import { describeSiwxSessions } from './siwx-sessions.contract';

describe.each([true, false])('where a change signs out: %s', (signOutOnChange) => {
  describeSiwxSessions('InMemorySiwxSessions', () => {
    const clock = new ManualClock();
    const signature = '0x5151';
    const sessions = new InMemorySiwxSessions({ clock, signOutOnChange }).trust(signature);
    return {
      sessions,
      hold: () => sessions.hold(),
      accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      sign: async () => signature,
      endsOthers: signOutOnChange,
    };
  });
});

const signs = {
  accountAddress: signer.address,
  sign: (message: string) => signer.signMessage({ message }),
};

describeSiwxSessions('SiteSiwxSessions', () => {
  const answers = new Answers();
  return {
    ...signs,
    endsOthers: false,
    hold: () => answers.hold(),
    sessions: new SiteSiwxSessions(new SiwxSite(answers), new ManualClock()),
  };
});

describeSiwxSessions('SiweConfigSessions', () => {
  const answers = new Answers();
  return {
    ...signs,
    endsOthers: true,
    hold: () => answers.hold(),
    sessions: new SiweConfigSessions(siweSite({}, answers), new ManualClock()),
  };
});
