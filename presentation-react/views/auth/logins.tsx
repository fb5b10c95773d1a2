import { Fragment } from 'react';
import type { ConnectMethod } from '../../../domain/options/features';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { EmailField } from './email-field';
import { socialsHeight } from '../connect/socials-height';
import { useAuthMessages, useAuthState } from './use-auth';

/** The logins that stand before the wallets. */
export function LoginsBefore() {
  const { before, hasWallets } = useLogins();
  const isNothing = useIsNothing(before);
  const { emailOr } = useAuthMessages();
  return (
    <>
      <Logins methods={before} />
      {hasWallets && !isNothing && <p className="email-or">{emailOr}</p>}
    </>
  );
}

/** The logins that stand behind the wallets. */
export function LoginsAfter() {
  const { after } = useLogins();
  const isNothing = useIsNothing(after);
  const { emailOr } = useAuthMessages();
  return (
    <>
      {!isNothing && <p className="email-or">{emailOr}</p>}
      <Logins methods={after} />
    </>
  );
}

function Logins({ methods }: { readonly methods: readonly ConnectMethod[] }) {
  return methods.map((method) => (
    <Fragment key={method}>{method === 'email' ? <EmailField /> : <LateSocialButtons />}</Fragment>
  ));
}

/** The rows of other providers, and their logos, are downloaded where the site has them. */
function LateSocialButtons() {
  const { hasFailed, value } = useDownloaded(loadSocialButtons);
  const { socials } = useWidget().options.features;
  if (value) return <value.SocialButtons />;
  return hasFailed ? null : (
    <div className="row skeleton" style={{ height: socialsHeight(socials.length) }} />
  );
}

function loadSocialButtons() {
  return import('./social-buttons');
}

/** Whether the operator has credentials of none of the social logins, and there is no other login. */
function useIsNothing(methods: readonly ConnectMethod[]): boolean {
  const socials = useAuthState()?.socials;
  return !methods.includes('email') && socials?.length === 0;
}

function useLogins() {
  const methods = useWidgetState(({ connectMethods }) => connectMethods) ?? [];
  const wallets = methods.indexOf('wallet');
  const hasWallets = wallets >= 0;
  return {
    hasWallets,
    before: hasWallets ? methods.slice(0, wallets) : methods,
    after: methods.slice(wallets + 1),
  };
}
