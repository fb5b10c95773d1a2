import { describe, expect, it } from '@jest/globals';
import { pictureRule } from '../../../../domain/text/picture-rule';

const inline = 'data:image/png;base64,AA==';
const remote = 'https://nft.example/1.png?a=b';

describe('a picture that the site did not name itself', () => {
  it('is shown where its address contains it', () => {
    expect(pictureRule({ enableRemoteImages: false })(inline)).toBe(inline);
  });

  it('is not loaded from its host, unless the site allows it', () => {
    expect(pictureRule({ enableRemoteImages: false })(remote)).toBeUndefined();
    expect(pictureRule({ enableRemoteImages: true })(remote)).toBe(remote);
  });

  it("is loaded through the site's proxy, once", () => {
    const rule = pictureRule({ enableRemoteImages: true, imageProxyUrl: 'https://img.example/p' });
    const proxied = 'https://img.example/p?url=https%3A%2F%2Fnft.example%2F1.png%3Fa%3Db';

    expect(rule(remote)).toBe(proxied);
    expect(rule(proxied)).toBe(proxied);
    expect(
      pictureRule({ enableRemoteImages: false, imageProxyUrl: 'https://i.example/?w=1' })(remote),
    ).toBe('https://i.example/?w=1&url=https%3A%2F%2Fnft.example%2F1.png%3Fa%3Db');
  });

  it.each([
    'http://nft.example/1.png',
    'javascript:alert(1)',
    'ipfs://x',
    'https://a@b.example/x',
    '',
  ])('is not shown: %j', (url) => {
    expect(
      pictureRule({ enableRemoteImages: true, imageProxyUrl: 'https://i.example/' })(url),
    ).toBeUndefined();
  });
});
