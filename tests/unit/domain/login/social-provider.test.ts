import { describe, expect, it } from '@jest/globals';
import {
  isSocialProvider,
  socialProviders,
  usableSocialProviders,
} from '../../../../domain/login/social-provider';
import { socialProviderNames } from '../../../../domain/login/social-names';

describe('social providers', () => {
  it('[R5.14] are google, github, apple, facebook, x and discord', () => {
    expect(socialProviders).toEqual(['google', 'github', 'apple', 'facebook', 'x', 'discord']);
    for (const provider of socialProviders) expect(isSocialProvider(provider)).toBe(true);
    expect(isSocialProvider('openid:keycloak')).toBe(true);
    for (const other of ['farcaster', 'Google', 'twitter', '', null, undefined]) {
      expect(isSocialProvider(other)).toBe(false);
    }
  });

  it.each([
    ['ios', ['google']],
    ['mac', ['x']],
    ['android', ['x', 'facebook']],
    ['other', []],
  ] as const)('[R5.12] on Telegram for %s lack %j, the rest in their order', (platform, gone) => {
    const left = usableSocialProviders(socialProviderNames, { isTelegram: true, platform });
    expect(left).toEqual(
      socialProviderNames.filter((name) => !gone.some((removed) => removed === name)),
    );
    expect(left).toHaveLength(socialProviderNames.length - gone.length);
  });

  it('[R5.12] are all usable outside Telegram', () => {
    const host = { isTelegram: false, platform: 'ios' } as const;
    expect(usableSocialProviders(socialProviderNames, host)).toEqual(socialProviderNames);
  });
});
