import type { AccountVerbs } from '../../../application/account/account-feature';
import type { SiwxVerbs } from '../../../application/siwx/siwx-feature';
import { WidgetError } from '../../../domain/errors/widget-error';
import { ethereum } from '../../../domain/network/built-in-networks';
import { type SignInFault, signInFaults } from '../../../domain/siwx/sign-in-fault';
import type { SignInMessage } from '../../../domain/siwx/sign-in-message';
import { formatSignInMessage } from '../../../domain/siwx/sign-in-text';
import type { SiwxState } from '../../../domain/siwx/siwx-state';
import type { UnsignedMessage } from '../../../domain/siwx/unsigned-message';
import { FakeWidget, someAddress } from '../fake-widget';
import type { Stories, Story } from './story';
import { connected } from './wallets';

/** The verbs of signing in, which record their calls and never settle a request to the wallet. */
export class FakeSignInVerbs implements SiwxVerbs {
  readonly asked: string[] = [];

  /** How the site answers when it is asked for a message. */
  answer: () => Promise<UnsignedMessage> = async () => unsigned();

  get ahead(): never {
    throw new WidgetError('ABORTED', {});
  }

  prepare(): Promise<UnsignedMessage> {
    this.asked.push('prepare');
    return this.answer();
  }

  async signIn() {
    this.asked.push('signIn');
  }

  async cancel() {
    this.asked.push('cancel');
  }
}

const plain = { statement: 'Sign in to see your orders. You accept the terms of the shop.' };

/** A message of a demo shop. */
export function unsigned({ statement, ...part }: Partial<SignInMessage> = plain): UnsignedMessage {
  const data = {
    accountAddress: someAddress,
    chainId: ethereum.caipNetworkId,
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1' as const,
    nonce: 'k3Jx9PfQ2mWv7RzT',
    issuedAt: '2026-01-01T12:00:00.000Z',
    expirationTime: '2026-01-01T12:10:00.000Z',
    ...(statement !== undefined && { statement }),
    ...part,
  };
  const text = formatSignInMessage(data);
  return { data, text: text.ok ? text.text : text.field };
}

const unsettled = () => new Promise<void>(() => {});

/** A widget whose account has to sign what `answer` brings. */
export function signingIn(
  part: Partial<SiwxState> = {},
  answer: () => Promise<UnsignedMessage> = async () => unsigned(),
): FakeWidget & { readonly verbs: FakeSignInVerbs } {
  const widget = connected();
  const verbs = new FakeSignInVerbs();
  verbs.answer = answer;
  widget.offer('siwx', verbs);
  widget.offer('account', { chooseType: unsettled } as Partial<AccountVerbs> as AccountVerbs);
  widget.setFeature('siwx', {
    isRequired: true,
    signIn: { status: 'asking', isDeclined: false },
    ...part,
  });
  return Object.assign(widget, { verbs });
}

/** A site that has not answered yet, and one that does not. */
export const silent = () => new Promise<UnsignedMessage>(() => {});
export const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};

/** A site with a message of other parts. */
export function saying(part: Partial<SignInMessage>) {
  return async () => unsigned(part);
}

function on(
  name: string,
  part: Partial<SiwxState>,
  answer?: () => Promise<UnsignedMessage>,
): Story {
  return { name, widget: () => signingIn(part, answer) };
}

/** The failures after which there is no message. */
const isWithout: ReadonlySet<SignInFault> = new Set(['otherSite', 'unavailable']);

export const signInStories: Stories = [
  on('a message', {}),
  on('where sign-in is not required', { isRequired: false }),
  on(
    'with resources, without a statement',
    {},
    saying({
      resources: ['https://shop.example/terms', 'urn:recap:eyJhdHQiOnt9LCJwcmYiOltdfQ'],
    }),
  ),
  on('before the message', {}, silent),
  on('asking the wallet', { signIn: { status: 'signing' } }),
  on('checked by the site', { signIn: { status: 'storing' } }),
  on('signed in', { signIn: { status: 'signedIn' } }),
  ...signInFaults.map((fault) =>
    on(
      fault,
      { fault, signIn: { status: 'asking', isDeclined: fault === 'declined' } },
      isWithout.has(fault) ? unreachable : undefined,
    ),
  ),
  {
    name: 'without a wallet',
    widget: () => {
      const widget = new FakeWidget();
      widget.offer('siwx', new FakeSignInVerbs());
      widget.setFeature('siwx', { isRequired: false, signIn: { status: 'idle' } });
      return widget;
    },
  },
];

/** The same view by its other name. */
export const connectingSiweStories: Stories = [on('a message', {})];
