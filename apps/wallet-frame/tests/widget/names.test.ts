import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { nameRegistrationMessage } from '../../../../domain/name/registered-name';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { Eip155ChainAdapter } from '../../../../infrastructure/chains/eip155/eip155-chain-adapter';
import { LazyChainAdapters } from '../../../../infrastructure/chains/lazy-chain-adapters';
import { SystemClock } from '../../../../infrastructure/clock/system-clock';
import { ScriptedRpcClients } from '../../../../infrastructure/fake/scripted-rpc-clients';
import { ServiceNames } from '../../../../infrastructure/identity/service-names';
import { ChainAdapters } from '../../../../ports/chain-adapter';
import type { HttpRequest } from '../../../../ports/http-client';
import { NameService } from '../../../../ports/name-service';
import { override } from '../../../../ports/token';
import { eventually } from '../../../../tests/support/eventually';
import { loggedIn } from '../../../../tests/support/headless-auth';
import { WorkerFrame } from './worker-frame';

/** The service of names, without a socket. Its packages are its own, so that this package's types do not name it. */
interface TestService {
  ask(path: string, init?: RequestInit): Promise<Response>;
}

interface Login {
  readonly session: string;
}

interface TestVisitors {
  readonly service: TestService;
  clock: number;
  logIn(email: string): Promise<Login>;

  /** Makes a way to open the wallet, and opens it. */
  addSlot(login: Login, kind: string, isFirst?: boolean): Promise<string>;
  ask(login: Login, path: string, payload: object): Promise<unknown>;
}

interface TestDatabase {
  close(): Promise<void>;
}

async function ofService<Exports>(path: string): Promise<Exports> {
  return (await import(new URL(`../../../service/${path}`, import.meta.url).href)) as Exports;
}

const { Visitors } = await ofService<{
  readonly Visitors: {
    over(database: TestDatabase, environment: object): Promise<TestVisitors>;
  };
}>('tests/visitors.ts');
const { openDatabase } = await ofService<{
  openDatabase(url: string, onError: () => void): Promise<TestDatabase>;
}>('src/adapters/sql/open-database.ts');

const parent = 'site.eth';

let database: TestDatabase;
let visitors: TestVisitors;
beforeEach(async () => {
  database = await openDatabase('file::memory:', () => undefined);
  visitors = await Visitors.over(database, { NAMES_PARENT: parent });
});
afterEach(() => database.close());

/** The widget's HTTP client, over the service without a socket. */
async function request({ body, url }: HttpRequest): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await visitors.service.ask(
    new URL(url).pathname,
    body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  return answer.json();
}

/** A visitor of a site with names who is logged in to the embedded wallet, whose keys sign for real. */
async function visitor() {
  const login = await visitors.logIn('ada@example.test');
  await visitors.addSlot(login, 'device', true);
  const { session } = login;
  const calls = {
    ask: (path: string, _: string, payload = {}) => visitors.ask(login, path, payload),
  };
  const frame = new WorkerFrame({
    calls,
    confirm: () => Promise.resolve(),
    session: () => session,
  });
  const chain = {
    clock: new SystemClock(),
    networks: () => [ethereum],
    rpcClients: new ScriptedRpcClients(),
  };
  const adapters = new LazyChainAdapters({ eip155: async () => new Eip155ChainAdapter(chain) });
  const own = new ServiceNames({ http: { request }, parent, url: 'http://service.test' });
  const { clock, widget } = await loggedIn({
    frame,
    options: { networks: [ethereum] },
    overrides: [override(ChainAdapters, adapters), override(NameService, own)],
  });
  visitors.clock = clock.now();
  const names = await widget.feature('names');
  return { clock, frame, names, widget };
}

it('[R6.1] [R7.3] a visitor of the embedded wallet gets a name, and others find the account by it', async () => {
  const { frame, names, widget } = await visitor();
  const address = widget.state.connections.eip155.account?.address ?? '';
  await widget.open({ view: 'RegisterAccountName' });

  await names.register('Ada-1');

  expect(frame.shown).toEqual(['message']);
  expect(widget.state.view?.name).toBe('RegisterAccountNameSuccess');
  const profile = (): unknown => widget.state.features.account?.identity.name;
  await eventually(() => expect(profile()).toBe('ada-1.site.eth'));
  const { record } = (await (
    await visitors.service.ask('/names/lookup/ada-1.site.eth')
  ).json()) as {
    readonly record: { readonly addresses: Readonly<Record<string, string>> };
  };
  expect(record.addresses['60']).toBe(address.toLowerCase());

  await names.loadOwn();
  expect(widget.state.features.names?.own.names).toMatchObject([{ name: 'ada-1.site.eth' }]);
  widget.dispose();
});

it('[R6.1] an outside account has no way to the ticket that the service wants, with its signature or without', async () => {
  const { frame, names, widget } = await visitor();
  const outside = privateKeyToAccount(generatePrivateKey());
  await names.register('ada-1');

  await expect(
    frame.send('GET_NAME_TICKET', { address: outside.address, name: 'eve-1.site.eth' }),
  ).rejects.toThrow('The account is not of this wallet');
  const message = nameRegistrationMessage('eve-1.site.eth', visitors.clock);
  const signature = await outside.signMessage({ message });
  const stolen = frame.said.filter((one) => typeof one === 'string').at(-1);
  for (const ticket of [undefined, stolen]) {
    const body = { address: outside.address, coinType: 0x8000_0001, message, signature, ticket };
    expect(await request({ url: 'http://service.test/names', body })).toEqual({
      refused: 'ticket',
    });
  }
  widget.dispose();
});

it('[R4.29] the visitor reads why the service refuses, and chooses another name', async () => {
  const { names, widget } = await visitor();
  await widget.open({ view: 'RegisterAccountName' });

  await expect(names.register('support')).rejects.toMatchObject({
    cause: { context: { refusal: 'reserved' } },
  });
  expect(widget.state.view?.name).toBe('RegisterAccountName');
  expect(widget.state.features.names?.registration).toMatchObject({ status: 'failed' });
  await names.register('ada-1');

  expect(widget.state.view?.name).toBe('RegisterAccountNameSuccess');
  await expect(names.register('ada-2')).rejects.toMatchObject({
    cause: { context: { refusal: 'has_name' } },
  });
  widget.dispose();
});
