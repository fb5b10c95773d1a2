import type { SocialProviderName } from '../options/features';

/** The providers that open their login in a window of the embedded wallet. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const;

/** A provider of social login. Farcaster is not among them, because it logs in without a window. */
export type SocialProvider = (typeof socialProviders)[number];

/** Whether `value` names a provider of social login. */
export function isSocialProvider(value: unknown): value is SocialProvider {
  return (socialProviders as readonly unknown[]).includes(value);
}

/** What decides which providers open in the app that shows the page. */
export interface SocialLoginHost {
  readonly isTelegram: boolean;
  readonly platform: 'ios' | 'android' | 'mac' | 'other';
}

/** What Telegram's browser cannot open, per platform. */
const removedOnTelegram: {
  readonly [Platform in SocialLoginHost['platform']]: readonly SocialProviderName[];
} = {
  android: ['facebook', 'x'],
  ios: ['google'],
  mac: ['x'],
  other: [],
};

/** The providers that can be used on `host`, in their order. */
export function usableSocialProviders(
  providers: readonly SocialProviderName[],
  { isTelegram, platform }: SocialLoginHost,
): readonly SocialProviderName[] {
  if (!isTelegram) return providers;
  return providers.filter((provider) => !removedOnTelegram[platform].includes(provider));
}
