import {
  type OpenIdProviderName,
  type SocialProviderName,
  socialProviderNames,
} from './social-names';

/** The providers that open their login in a window of the embedded wallet. */
export const socialProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const;

/**
 * A provider of social login: a brand, or a provider of the operator's own choice. Farcaster is not among them, because
 * it logs in without a window.
 */
export type SocialProvider = (typeof socialProviders)[number] | OpenIdProviderName;

/** A provider that the embedded wallet's operator has credentials of. */
export interface OfferedSocial {
  /** The name of the provider. */
  readonly name: SocialProviderName;

  /** The provider's own name. */
  readonly title: string;
}

/** Whether `value` names a social login: those above, and Farcaster. */
export function isSocialName(value: unknown): value is SocialProviderName {
  if (typeof value !== 'string') return false;
  return (socialProviderNames as readonly string[]).includes(value) || value.startsWith('openid:');
}

/** Whether `value` names a provider of social login. */
export function isSocialProvider(value: unknown): value is SocialProvider {
  return isSocialName(value) && value !== 'farcaster';
}

/** What decides which providers open in the app that shows the page. */
export interface SocialLoginHost {
  /** Whether it is Telegram's own browser. */
  readonly isTelegram: boolean;
  /** The system of the device. */
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
