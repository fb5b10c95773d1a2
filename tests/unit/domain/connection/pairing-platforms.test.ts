import { describe, expect, it } from '@jest/globals';
import { pairingPlatforms } from '../../../../domain/connection/pairing-platforms';

const desktop = { deviceKind: 'desktop', isInstalled: false, isBrowser: false } as const;
const phone = { ...desktop, deviceKind: 'mobile' } as const;
const all = {
  rdns: 'test.wallet',
  mobileLink: 'wallet://',
  webappLink: 'https://wallet.test',
  desktopLink: 'walletdesk://',
};

describe('the ways to reach a wallet', () => {
  it('[R2.1] is the code where there is no wallet, whatever shows the page', () => {
    expect(pairingPlatforms(undefined, desktop)).toEqual(['qrcode']);
    expect(pairingPlatforms(undefined, phone)).toEqual(['qrcode']);
  });

  it('begins with the browser that has it, then phone, web and desktop', () => {
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

  it('ends with the browser that could have it', () => {
    expect(pairingPlatforms(all, desktop)).toEqual(['qrcode', 'web', 'desktop', 'unsupported']);
    expect(pairingPlatforms({ rdns: 'test.wallet' }, desktop)).toEqual(['unsupported']);
  });

  it('opens the page in a wallet that is a browser, where it is not paired', () => {
    expect(pairingPlatforms({ rdns: 'app.phantom' }, { ...phone, isBrowser: true })).toEqual([
      'mobile',
    ]);
  });

  it('is the code for a wallet that says nothing of itself', () => {
    expect(pairingPlatforms({}, desktop)).toEqual(['qrcode']);
  });

  it('takes a universal link for an app', () => {
    const wallet = { universalLink: 'https://wallet.test' };
    expect(pairingPlatforms(wallet, phone)).toEqual(['mobile']);
    expect(pairingPlatforms(wallet, desktop)).toEqual(['qrcode']);
  });
});
