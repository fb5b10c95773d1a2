import type { AuthState } from '../../../domain/auth/auth-state';
import { SIGNED_OUT } from '../../../domain/auth/email-login';
import { NO_EMAIL_UPDATE } from '../../../domain/auth/email-update';
import { NO_SOCIAL_LOGIN } from '../../../domain/auth/social-login';
import { NO_RPC_APPROVALS } from '../../../domain/auth/rpc-approvals';
import { FakeAuthVerbs } from '../auth-verbs';
import { FakeWidget } from '../fake-widget';
import type { Stories, Story } from './story';

const email = 'ada@example.org';
const longEmail = `${'a-very-long-name'.repeat(3)}@mail.of.a.very.long.domain.example.org`;

/** A widget with the embedded wallet in the state of `part`. */
export function withAuth(
  part: Partial<AuthState>,
  features: { readonly emailCodeInSite?: boolean } = {},
): FakeWidget {
  const widget = new FakeWidget({ authFrameUrl: 'https://wallet.example/', features });
  widget.offer('auth', new FakeAuthVerbs());
  widget.setFeature('auth', {
    isSyncing: false,
    user: undefined,
    emailLogin: SIGNED_OUT,
    emailUpdate: NO_EMAIL_UPDATE,
    socialLogin: NO_SOCIAL_LOGIN,
    resendAtMs: undefined,
    smartAccountNetworks: [],
    requests: NO_RPC_APPROVALS,
    ...part,
  });
  return widget;
}

const verifyingCode = (address = email): Partial<AuthState> => ({
  emailLogin: { status: 'verifyingCode', email: address, wrongCodes: 0, isChecking: false },
});

const ended: readonly Story[] = (['refused', 'timedOut', 'tooManyCodes'] as const).map(
  (failure) => ({
    name: `ended, ${failure}`,
    widget: () => withAuth({ emailLogin: { status: 'signedOut', failure } }),
  }),
);

export const emailVerifyOtpStories: Stories = [
  {
    name: 'a code for the site',
    widget: () => withAuth(verifyingCode(), { emailCodeInSite: true }),
  },
  {
    name: 'sent a moment ago',
    widget: () =>
      withAuth(
        { ...verifyingCode(longEmail), resendAtMs: Date.now() + 60_000 },
        { emailCodeInSite: true },
      ),
  },
  { name: 'a code for the frame', widget: () => withAuth(verifyingCode()) },
  {
    name: 'the code was right',
    widget: () => withAuth({ emailLogin: { status: 'connecting', email } }),
  },
  ...ended,
];

const google = { provider: 'google' } as const;
const socials = [
  { name: 'google', title: 'Google' },
  { name: 'x', title: 'X' },
  { name: 'discord', title: 'Discord' },
  { name: 'farcaster', title: 'Farcaster' },
  { name: 'github', title: 'GitHub' },
  { name: 'apple', title: 'Apple' },
  { name: 'facebook', title: 'Facebook' },
  { name: 'openid:keycloak', title: 'Keycloak' },
] as const;

/** Connect with the logins that the operator has credentials of: the first `count` of them. */
export function withSocials(count: number = socials.length): FakeWidget {
  const widget = withAuth({ socials: socials.slice(0, count) });
  widget.set({ connectMethods: ['email', 'social', 'wallet'] });
  return widget;
}

export const connectingSocialStories: Stories = [
  {
    name: 'the window is open',
    widget: () => withAuth({ socials, socialLogin: { status: 'waiting', ...google } }),
  },
  {
    name: 'a provider of the operator',
    widget: () =>
      withAuth({ socials, socialLogin: { status: 'waiting', provider: 'openid:keycloak' } }),
  },
  {
    name: 'the window opens',
    widget: () => withAuth({ socials, socialLogin: { status: 'preparing', ...google } }),
  },
  {
    name: 'the visitor is back',
    widget: () => withAuth({ socials, socialLogin: { status: 'connecting', ...google } }),
  },
  ...(['blocked', 'cancelled', 'refused', 'timedOut'] as const).map((failure) => ({
    name: `failed, ${failure}`,
    widget: () => withAuth({ socials, socialLogin: { status: 'failed', failure, ...google } }),
  })),
];

const farcaster = { provider: 'farcaster' } as const;
const farcasterUrl =
  'https://farcaster.xyz/~/siwf?channelToken=76be6229-bdf7-4ad2-930a-540fb2de1e08';

export const connectingFarcasterStories: Stories = [
  {
    name: 'the code',
    widget: () => withAuth({ socialLogin: { status: 'waiting', ...farcaster, url: farcasterUrl } }),
  },
  {
    name: 'the code is on its way',
    widget: () => withAuth({ socialLogin: { status: 'preparing', ...farcaster } }),
  },
  {
    name: 'the visitor has approved',
    widget: () => withAuth({ socialLogin: { status: 'connecting', ...farcaster } }),
  },
  {
    name: 'failed, refused',
    widget: () => withAuth({ socialLogin: { status: 'failed', failure: 'refused', ...farcaster } }),
  },
  {
    name: 'failed, slow',
    widget: () =>
      withAuth({ socialLogin: { status: 'failed', failure: 'timedOut', ...farcaster } }),
  },
  { name: 'before a login', widget: () => withAuth({}) },
];

export const emailVerifyDeviceStories: Stories = [
  {
    name: 'the e-mail is on its way',
    widget: () => withAuth({ emailLogin: { status: 'verifyingDevice', email } }),
  },
  {
    name: 'a long address',
    widget: () => withAuth({ emailLogin: { status: 'verifyingDevice', email: longEmail } }),
  },
];

export const approveTransactionStories: Stories = [
  { name: 'a request', widget: () => withAuth({}) },
];

function account(
  part: Partial<AuthState>,
  features: { readonly emailCodeInSite?: boolean } = {},
): FakeWidget {
  const widget = withAuth(part, features);
  widget.setAccount();
  return widget;
}

export const updateEmailStories: Stories = [
  { name: 'a new address', widget: () => account({ user: { email } }) },
];

export const updateEmailPrimaryStories: Stories = [
  {
    name: 'the code of the old address',
    widget: () =>
      account(
        { emailUpdate: { status: 'verifyingPrimary', newEmail: email } },
        { emailCodeInSite: true },
      ),
  },
];

export const updateEmailSecondaryStories: Stories = [
  {
    name: 'the code of the new address',
    widget: () =>
      account(
        { emailUpdate: { status: 'verifyingSecondary', newEmail: email } },
        { emailCodeInSite: true },
      ),
  },
];
