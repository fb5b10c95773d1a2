import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import { siteChainNames } from '../../../composition/sources/chain-names';
import { parseOptions } from '../../../domain/options/parse-options';
import type { Sources } from '../../../domain/options/sources';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { SnsNames } from '../../../infrastructure/chains/solana/sns/sns-names';
import { PeopleNames } from '../../../infrastructure/chains/polkadot/people-names';
import { PortContainer } from '../../../infrastructure/di/port-container';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { type SolanaNode, startSolana } from '../../../apps/chains/testing/solana';
import { Sns, type SnsOwner } from '../../../apps/chains/testing/sns';

let node: SolanaNode;
let sns: Sns;
let names: SnsNames;
let owner: SnsOwner;
let other: SnsOwner;
let count = 0;

/** A name that no test has used. */
let name: string;

beforeAll(async () => {
  node = await startSolana();
  sns = new Sns(node.control);
  const rpcClients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} });
  names = new SnsNames({ rpcClients });
});

afterAll(() => node?.stop());

beforeEach(() => {
  [owner, other] = [Sns.owner(), Sns.owner()];
  count += 1;
  name = `ada-${count}`;
});

const addressOf = (typed: string) => names.addressOf(typed, node.network);
const profileOf = ({ address }: SnsOwner) => names.profileOf(address, node.network);
const bytesOf = ({ address }: SnsOwner): Uint8Array => base58.decode(address);

describe('a name of SNS', () => {
  it("stands for its owner's address, in any letter case", async () => {
    await sns.register(name, owner.address);
    await sns.register(`pay.${name}`, other.address);

    expect(await addressOf(` ${name.toUpperCase()}.SNS `)).toBe(owner.address);
    expect(await addressOf(`pay.${name}.sns`)).toBe(other.address);
  });

  it('stands for none where it is not registered, is no name, or belongs to another registry', async () => {
    await sns.register(name, owner.address);
    const none = ['unknown.sns', `${name}.sol`, `${name}.eth`, '.sns', `a.b.${name}.sns`];
    const odd = [`${name}\u200b.sns`, `аda-${count}.sns`, `${name} .sns`];

    for (const each of [...none, ...odd]) expect(await addressOf(each)).toBeUndefined();
  });

  it('that a program owns stands for none', async () => {
    await sns.register(name, await sns.register('program', owner.address));

    expect(await addressOf(`${name}.sns`)).toBeUndefined();
  });

  it('stands for the address in its record, to which that address has agreed', async () => {
    await sns.register(name, owner.address);
    const terms = { writtenBy: owner.address, agreedBy: other.address };
    await sns.record(name, 'SOL', bytesOf(other), terms);
    expect(await addressOf(`${name}.sns`)).toBe(other.address);

    await sns.record(name, 'SOL', bytesOf(other), { ...terms, agreedBy: owner.address });
    expect(await addressOf(`${name}.sns`)).toBeUndefined();

    await sns.record(name, 'SOL', bytesOf(other), { ...terms, validation: 3 });
    expect(await addressOf(`${name}.sns`)).toBeUndefined();
  });

  it('does not follow the record of a former owner', async () => {
    await sns.register(name, owner.address);
    const terms = { writtenBy: other.address, agreedBy: other.address };
    await sns.record(name, 'SOL', bytesOf(other), terms);

    expect(await addressOf(`${name}.sns`)).toBe(owner.address);
  });

  it('follows a record of the first version only where the owner has signed it', async () => {
    await sns.register(name, owner.address);
    await sns.signedRecord(name, other.address, owner);
    expect(await addressOf(`${name}.sns`)).toBe(other.address);

    await sns.signedRecord(name, other.address, other);
    expect(await addressOf(`${name}.sns`)).toBe(owner.address);
  });

  it("that is a token stands for its holder's address", async () => {
    await sns.register(name, owner.address);
    await sns.tokenize(name, other.address);

    expect(await addressOf(`${name}.sns`)).toBe(other.address);
  });

  it('is an error where the node could not be asked', async () => {
    const rpcUrls = { default: { http: ['http://127.0.0.1:1'] } };
    const rpcClients = new NetworkRpcClients({ clock: new SystemClock(), fetch, config: {} });
    const gone = new SnsNames({ rpcClients }).addressOf('a.sns', { ...node.network, rpcUrls });

    await expect(gone).rejects.toMatchObject({ code: 'RPC_UNREACHABLE' });
  });
});

describe('the option sources', () => {
  it('has the names that the site wants, and no others', async () => {
    const namesOf = async (sources: Sources) => {
      const options = parseOptions({ networks: [node.network], sources });
      const clock = new SystemClock();
      const rpcClients = new NetworkRpcClients({ clock, fetch, config: {} });
      const ports = new PortContainer([override(RpcClients, rpcClients)]);
      return siteChainNames({ options, ports });
    };
    await sns.register(name, owner.address);
    const people = { chain: `polkadot:${'4'.repeat(32)}`, url: 'https://people.test' } as const;

    const { polkadot, solana } = await namesOf({ people: { 'polkadot:1': people }, sns: true });
    expect(await solana?.addressOf(`${name}.sns`, node.network)).toBe(owner.address);
    expect(polkadot).toBeInstanceOf(PeopleNames);
    expect(await namesOf({ sns: false })).toEqual({});
    await expect(namesOf({ sns: 1 } as never)).rejects.toMatchObject({ code: 'OPTION_INVALID' });
  });
});

describe('the name of an account on Solana', () => {
  it('is the one that it chose, with the picture that its owner recorded', async () => {
    await sns.register(name, owner.address);
    await sns.choose(owner.address, name);
    expect(await profileOf(owner)).toEqual({ name: `${name}.sns` });

    const terms = { writtenBy: owner.address, agreedBy: owner.address };
    const picture = Buffer.from('https://pictures.test/ada.png');
    await sns.record(name, 'pic', picture, terms);
    expect(await profileOf(owner)).toEqual({
      name: `${name}.sns`,
      imageUrl: 'https://pictures.test/ada.png',
    });

    await sns.record(name, 'pic', picture, { ...terms, writtenBy: other.address });
    expect(await profileOf(owner)).toEqual({ name: `${name}.sns` });
  });

  it('may be beneath another one', async () => {
    await sns.register(name, other.address);
    await sns.register(`pay.${name}`, owner.address);
    await sns.choose(owner.address, `pay.${name}`);

    expect(await profileOf(owner)).toEqual({ name: `pay.${name}.sns` });
    expect(await profileOf(other)).toBeUndefined();
  });

  it("does not count where the name is another's, or has been sold", async () => {
    await sns.register(name, other.address);
    await sns.choose(owner.address, name);
    expect(await profileOf(owner)).toBeUndefined();

    await sns.register(`own-${name}`, owner.address);
    await sns.choose(owner.address, `own-${name}`);
    await sns.tokenize(`own-${name}`, other.address);
    expect(await profileOf(owner)).toBeUndefined();
  });

  it('does not count where the text of its account leads elsewhere', async () => {
    await sns.register(name, owner.address, 'famous');
    await sns.register('famous', owner.address);
    await sns.choose(owner.address, name);

    expect(await profileOf(owner)).toBeUndefined();
  });

  it('does not count where it only looks like a name', async () => {
    await sns.register(`аda-${name}`, owner.address); // The first letter is Cyrillic.
    await sns.choose(owner.address, `аda-${name}`);

    expect(await profileOf(owner)).toBeUndefined();
  });
});
