import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { MetadataReader } from '../../../../infrastructure/nft/metadata-reader';
import { ManualClock } from '../../../../infrastructure/fake';
import { cidOf } from '../../../support/ipfs-block';
import type { HttpRequest } from '../../../../ports/http-client';

const json = '{"name":"Nyan","description":"A cat","image":"data:image/gif;base64,R0lGODlh"}';
const image = 'data:image/gif;base64,R0lGODlh';

function setUp(answers: Readonly<Record<string, string>> = {}, mayAskHosts = false) {
  const asked: string[] = [];
  const http = {
    request: async ({ url, answer }: HttpRequest) => {
      asked.push(url);
      expect(answer).toBe('text');
      const text = answers[url];
      if (text === 'slow') return new Promise(() => undefined);
      if (text === undefined) throw new WidgetError('HTTP_STATUS', { status: 404 });
      return text;
    },
  };
  const gateways = ['https://one.test', 'https://two.test'];
  const clock = new ManualClock();
  return { asked, clock, reader: new MetadataReader({ clock, gateways, http, mayAskHosts }) };
}

describe('the metadata of an NFT', () => {
  it.each([
    `data:application/json,${json}`,
    `data:application/json,${encodeURIComponent(json)}`,
    `data:application/json;utf8,${json}`,
    `data:application/json;charset=utf-8;base64,${Buffer.from(json).toString('base64')}`,
  ])('is read out of the URI itself: %#', async (uri) => {
    const { asked, reader } = setUp();
    expect(await reader.read(uri)).toEqual({
      metadata: { name: 'Nyan', description: 'A cat', image },
      imageUrl: image,
      isVerified: true,
    });
    expect(asked).toEqual([]);
  });

  it('is what its hash says: a gateway that lies is passed over', async () => {
    const cid = cidOf(json);
    const [lie, truth] = ['one', 'two'].map(
      (host) => `https://${host}.test/ipfs/${cid}?format=raw`,
    );
    const { asked, reader } = setUp({ [String(lie)]: '{"name":"Fake"}', [String(truth)]: json });

    expect(await reader.read(`ipfs://${cid}`)).toMatchObject({
      metadata: { name: 'Nyan' },
      isVerified: true,
    });
    expect(asked).toEqual([lie, truth]);
  });

  it('is not verified in a directory, whose content the name does not tell', async () => {
    const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
    const { reader } = setUp({ [`https://one.test/ipfs/${cid}/7.json`]: json });
    expect(await reader.read(`ipfs://ipfs/${cid}/7.json`)).toMatchObject({
      metadata: { name: 'Nyan' },
      isVerified: false,
    });
  });

  it('asks a server that the contract names only where the site allows it', async () => {
    const uri = 'https://tracker.test/7';
    const careful = setUp({ [uri]: json });
    expect(await careful.reader.read(uri)).toEqual({ metadata: {}, isVerified: false });
    expect(careful.asked).toEqual([]);

    const open = setUp({ [uri]: json }, true);
    expect(await open.reader.read(uri)).toMatchObject({
      metadata: { name: 'Nyan' },
      isVerified: false,
    });
  });

  it('has its picture at the first gateway, and is then not verified', async () => {
    const cid = cidOf('picture');
    const uri = `data:application/json,{"name":"A","image":"ipfs://${cid}/a.png"}`;
    expect(await setUp().reader.read(uri)).toMatchObject({
      imageUrl: `https://one.test/ipfs/${cid}/a.png`,
      isVerified: false,
    });
  });

  it.each([
    '',
    'x',
    'http://plain.test/1',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'https://user:word@host.test/1',
    'data:text/html,<script>alert(1)</script>',
    'data:application/json,{',
    `data:application/json,${'7'.repeat(300_000)}`,
    'ipfs://short',
    `ipfs://${cidOf('a')}/../../secret`,
  ])('is empty, and no host is asked, at %p', async (uri) => {
    const { asked, reader } = setUp({}, true);
    expect((await reader.read(uri)).metadata).toEqual({});
    expect(asked).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://plain.test/a.png', 7, null])(
    'has no picture at %p',
    async (picture) => {
      const uri = `data:application/json,${JSON.stringify({ name: 'A', image: picture })}`;
      expect(await setUp().reader.read(uri)).not.toHaveProperty('imageUrl');
    },
  );

  it('has plain names of 64 characters at most', async () => {
    const uri = `data:application/json,${JSON.stringify({ name: `\u202E${'x'.repeat(500)}` })}`;
    expect((await setUp().reader.read(uri)).metadata.name).toBe('x'.repeat(64));
  });

  it('does not wait for a server that is slow: three seconds each', async () => {
    const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
    const [one, two] = ['one', 'two'].map((host) => `https://${host}.test/ipfs/${cid}`);
    const { clock, reader } = setUp({ [String(one)]: 'slow', [String(two)]: json });
    const reading = reader.read(`ipfs://${cid}`);
    await clock.advance(3000);
    expect(await reading).toMatchObject({ metadata: { name: 'Nyan' } });
  });

  it('throws the reason of a signal', async () => {
    const reason = new Error('given up');
    const { reader } = setUp();
    await expect(reader.read(`ipfs://${cidOf('a')}`, AbortSignal.abort(reason))).rejects.toBe(
      reason,
    );
  });
});
