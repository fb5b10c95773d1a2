import { FakeLoginWindows } from '../../infrastructure/fake/fake-login-windows';
import { describeLoginWindows } from './login-windows.contract';

describeLoginWindows('FakeLoginWindows', (browser) => {
  const windows = new FakeLoginWindows();
  if (browser === 'allowing') windows.allow();
  return {
    windows,
    addressOf: () => windows.latest.url,
    isOpen: () => windows.latest.isOpen,
    finish: (url) => windows.latest.finish(url),
    closeByPerson: () => windows.latest.closeByPerson(),
    answerFromElsewhere: () => windows.latest.answerFromElsewhere(),
  };
});
