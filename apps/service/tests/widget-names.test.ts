import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { WidgetError } from '../../../domain/errors/widget-error';
import { coinTypeOf } from '../../../domain/name/coin-type';
import { nameRegistrationMessage } from '../../../domain/name/registered-name';
import { ServiceNames } from '../../../infrastructure/identity/service-names';
import type { HttpRequest } from '../../../ports/http-client';
import { namesUnder, withTicket } from './stand-ins/names';
import { posted, type TestService, testService } from './support';

const parent = 'site.eth';
const environment = namesUnder(parent);

let service: TestService;
let names: ServiceNames;
beforeEach(async () => {
  service = await testService(environment);
  names = new ServiceNames({ http: { request }, parent, url: 'http://service.test' });
});
afterEach(() => service.database.close());

/** The widget's HTTP client, over the service without a socket. */
async function request({ body, url }: HttpRequest): Promise<unknown> {
  const { pathname } = new URL(url);
  const answer = await service.ask(pathname, body === undefined ? {} : posted(body));
  if (!answer.ok) throw new WidgetError('HTTP_STATUS', { status: answer.status });
  return answer.json();
}

async function register(name: string, account = privateKeyToAccount(generatePrivateKey())) {
  const message = nameRegistrationMessage(name, service.now());
  const signature = await account.signMessage({ message });
  const { address } = account;
  const request = { coinType: coinTypeOf(8453), address, message, signature };
  await names.register(await withTicket(service, request));
}

it('[R7.3] the widget registers a name, and finds it by name and by address', async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  expect(await names.suggest('alice')).toEqual([{ name: 'alice.site.eth', isRegistered: false }]);

  await register('alice.site.eth', account);

  const record = await names.lookUp(' Alice.site.eth ');
  expect(record).toMatchObject({ name: 'alice.site.eth' });
  expect(record?.addresses['60']).toBe(account.address.toLowerCase());
  expect(await names.namesOf(account.address)).toEqual([record]);
  expect(await names.lookUp('bob-1.site.eth')).toBeUndefined();
  const [taken, free] = await names.suggest('alice');
  expect([taken?.isRegistered, free?.isRegistered]).toEqual([true, false]);
});

it('[R6.1] the widget says that an account without a login gets no name', async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  const message = nameRegistrationMessage('alice.site.eth', service.now());
  const signature = await account.signMessage({ message });
  const request = { coinType: coinTypeOf(1), address: account.address, message, signature };

  await expect(names.register({ ...request, ticket: 'A'.repeat(22) })).rejects.toMatchObject({
    code: 'NAME_REGISTRATION_REFUSED',
    context: { refusal: 'ticket' },
    message: 'The account is not one of a login, or the ticket of the login is over',
  });
  expect(await names.lookUp('alice.site.eth')).toBeUndefined();
});

it('the widget says in words why a name was refused', async () => {
  await register('alice.site.eth');

  await expect(register('alice.site.eth')).rejects.toMatchObject({
    code: 'NAME_REGISTRATION_REFUSED',
    context: { refusal: 'taken' },
    message: 'Name is taken',
  });
  await expect(register('support.site.eth')).rejects.toMatchObject({
    context: { refusal: 'reserved' },
  });
  expect(await names.suggest('support')).toEqual([
    { name: 'support.site.eth', isRegistered: true, isReserved: true },
  ]);
});
