import { expect, it } from '@jest/globals';
import { connected, OTHER, SIGNATURE } from '../../../support/headless-sign-in';

it('asks the site a few times and comes to rest when the wallet changes the account', async () => {
  const { adapters, clock, connector, feature, siwx, widget } = await connected();
  adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
  await feature.signIn();
  const calls = { createMessage: 0, get: 0 };
  const createMessage = siwx.createMessage.bind(siwx);
  siwx.createMessage = (...args) => {
    calls.createMessage += 1;
    return createMessage(...args);
  };
  const get = siwx.get.bind(siwx);
  siwx.get = (...args) => {
    calls.get += 1;
    return get(...args);
  };

  connector.sessions.at(-1)?.change({ addresses: [OTHER] });
  await clock.advance(60_000);

  expect(widget.state.view?.name).toBe('SIWXSignMessage');
  expect(calls.get).toBeGreaterThan(0);
  expect(calls.get).toBeLessThanOrEqual(2);
  expect(calls.createMessage).toBeLessThanOrEqual(1);
  const atRest = { ...calls };
  await clock.advance(60_000);
  expect(calls).toEqual(atRest);
});
