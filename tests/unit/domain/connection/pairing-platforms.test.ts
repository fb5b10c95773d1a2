import { describe, expect, it } from '@jest/globals';
import { pairingPlatforms } from '../../../../domain/connection/pairing-platforms';

const desktop = {
  deviceKind: 'desktop',
  isInstalled: false,
  reach: 'pairing',
  isRelayed: true,
} as const;
const phone = { ...desktop, deviceKind: 'mobile' } as const;
const all = {
  rdns: 'test.wallet',
  mobileLink: 'wallet://',
  webappLink: 'https://wallet.test',
  desktopLink: 'walletdesk://',
};

describe('the ways to reach a wallet', () => {
  it('[R2.1] are the QR code without a wallet, in any app', () => {
    expect(pairingPlatforms(undefined, desktop)).toEqual(['qrcode']);
    expect(pairingPlatforms(undefined, phone)).toEqual(['qrcode']);
  });

  it('begin with the browser that has it, then phone, web and desktop', () => {
    expect(pairingPlatforms(all, { ...desktop, isInstalled: true })).toEqual([
      'browser',
      'qrcode',
      'web',
      'desktop',
    ]);
    expect(pairingPlatforms(all, { ...phone, isInstalled: true })).toEqual([
      'browser',
      'mobile',
      'web',
    ]);
  });

  it('end with the browser that could have it', () => {
    expect(pairingPlatforms(all, desktop)).toEqual(['qrcode', 'web', 'desktop', 'unsupported']);
    expect(pairingPlatforms({ rdns: 'test.wallet' }, desktop)).toEqual(['unsupported']);
  });

  it('open the page in the browser of a wallet that does not pair', () => {
    const facts = { ...phone, reach: 'page' } as const;
    expect(pairingPlatforms({ rdns: 'app.phantom' }, facts)).toEqual(['mobile']);
    expect(pairingPlatforms(all, { ...facts, isRelayed: false })).toEqual(['mobile']);
  });

  it('never end with the browser of a phone, which has no wallet to install', () => {
    expect(pairingPlatforms(all, phone)).toEqual(['mobile', 'web']);
  });

  it('are the link to copy on a phone, or the page, for a wallet that no link opens', () => {
    const facts = { ...phone, reach: undefined };
    expect(pairingPlatforms({ rdns: 'test.wallet' }, facts)).toEqual(['qrcode']);
    expect(pairingPlatforms({ rdns: 'test.wallet' }, { ...facts, isRelayed: false })).toEqual([
      'unsupported',
    ]);
  });

  it('are the QR code for a wallet without links', () => {
    expect(pairingPlatforms({}, desktop)).toEqual(['qrcode']);
  });

  it('count a universal link as an app', () => {
    const wallet = { universalLink: 'https://wallet.test' };
    expect(pairingPlatforms(wallet, phone)).toEqual(['mobile']);
    expect(pairingPlatforms(wallet, desktop)).toEqual(['qrcode']);
  });
});
