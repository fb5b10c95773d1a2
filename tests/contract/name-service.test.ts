import { FeatureError } from '../../domain/errors/feature-error';
import { FakeNameService } from '../../infrastructure/fake/fake-name-service';
import { describeNameService } from './name-service.contract';

describeNameService('FakeNameService', (reachability) => {
  const service = new FakeNameService();
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const ada = { name: 'ada.test', addresses: { 60: address } };
  if (reachability === 'reachable') {
    service.lookUps.replyWith((name) => (name === ada.name ? ada : undefined));
    service.reverseLookUps.replyWith((asked) => (asked === address ? [ada] : []));
    service.suggestions.replyWith((name) => [{ name: `${name}.test`, isRegistered: false }]);
    service.registrations.answerWith(undefined);
  }
  return {
    service,
    address,
    registrations: () => service.registrations.asked,
    refuse: (reason) =>
      service.registrations.failWith(new FeatureError('NAME_REGISTRATION_REFUSED', { reason })),
  };
});
