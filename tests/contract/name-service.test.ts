import { expect, it } from '@jest/globals';
import { FeatureError } from '../../domain/errors/feature-error';
import { WidgetError } from '../../domain/errors/widget-error';
import { type NameRefusal, nameRefusalTexts } from '../../domain/errors/name-refusal';
import { FakeNameService } from '../../infrastructure/fake/fake-name-service';
import { ServiceNames } from '../../infrastructure/identity/service-names';
import type { HttpClient, HttpRequest } from '../../ports/http-client';
import type { NameRegistrationRequest } from '../../ports/name-service';
import { describeNameService } from './name-service.contract';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const ada = { name: 'ada.example.eth', addresses: { 60: address } };
const url = 'https://service.test';
const parent = 'example.eth';

describeNameService('FakeNameService', (reachability) => {
  const service = new FakeNameService();
  if (reachability === 'reachable') {
    service.lookUps.replyWith((name) => (name === ada.name ? ada : undefined));
    service.reverseLookUps.replyWith((asked) => (asked === address ? [ada] : []));
    service.suggestions.replyWith((name) => [{ name: `${name}.example.eth`, isRegistered: false }]);
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

describeNameService('ServiceNames', (reachability) => {
  const registrations: NameRegistrationRequest[] = [];
  let refused: NameRefusal | undefined;
  const answers: Readonly<Record<string, unknown>> = {
    '/names/lookup/ada.example.eth': { record: ada },
    '/names/lookup/unknown.example.eth': { record: null },
    [`/names/reverse/${address}`]: { records: [ada] },
    '/names/suggestions/ada-1': { suggestions: [{ name: 'ada-1.example.eth', registered: false }] },
  };
  const http: HttpClient = {
    async request({ body, url: asked }, signal) {
      signal?.throwIfAborted();
      if (reachability === 'unreachable') throw new WidgetError('SERVICE_UNREACHABLE', {});
      const path = asked.slice(url.length);
      if (path !== '/names') return answers[path] ?? { records: [] };
      registrations.push(body as NameRegistrationRequest);
      return refused ? { refused } : { record: { ...ada, name: 'ada-1.example.eth' } };
    },
  };
  return {
    service: new ServiceNames({ http, parent, url }),
    address,
    registrations: () => registrations,
    refuse: (reason) => {
      const entries = Object.entries(nameRefusalTexts) as [NameRefusal, string][];
      [refused] = entries.find(([, text]) => text === reason) ?? [];
    },
  };
});

/** {@link ServiceNames} over a service that always answers `answer`. */
function namesThatSay(answer: unknown) {
  const asked: HttpRequest[] = [];
  const http: HttpClient = { request: async (request) => (asked.push(request), answer) };
  return { asked, names: new ServiceNames({ http, parent, url }) };
}

it('a name that is not under the parent is not asked of the service, nor believed', async () => {
  const stranger = { name: 'vitalik.eth', addresses: { 60: address } };
  const { asked, names } = namesThatSay({
    record: stranger,
    records: [stranger, ada],
    suggestions: [{ name: 'vitalik.eth', registered: false }],
  });

  expect(await names.lookUp('vitalik.eth')).toBeUndefined();
  expect(await names.lookUp('ada.example.eth.evil.eth')).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await names.namesOf(address)).toEqual([ada]);
  expect(await names.suggest('vitalik')).toEqual([]);
  await expect(names.lookUp('ada.example.eth')).rejects.toMatchObject({
    code: 'SERVICE_RESPONSE_INVALID',
  });
});

it.each([
  undefined,
  null,
  [],
  {},
  { record: {}, records: 1, suggestions: 'x' },
  { refused: 'sure' },
])('an answer that is none is refused: %j', async (answer) => {
  const { names } = namesThatSay(answer);
  const request = { coinType: 1, address, message: '{}', signature: '0x', ticket: '' };

  for (const attempt of [
    names.lookUp('ada.example.eth'),
    names.namesOf(address),
    names.suggest('ada-1'),
    names.register(request),
  ]) {
    await expect(attempt).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  }
});
