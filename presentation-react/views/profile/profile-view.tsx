import type { AuthVerbs } from '../../../application/auth/auth-verbs';
import { useAccount } from '../../bindings/use-account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { useWidget } from '../../bindings/widget-context';
import { profileMessages } from '../../messages/profile-en';
import { Action } from '../../primitives/action';
import { Portrait } from '../account/portrait';
import { AccountTypeInUse } from './account-type-in-use';
import { SocialEmblem } from '../auth/social-emblem';
import { socialTitle } from '../auth/social-title';
import { useAuthState } from '../auth/use-auth';
import profileCss from './profile.css';
import { lateIcons } from '../../primitives/late-icons';

export { profileMessages as messages };

/** The visitor of the embedded wallet, and the ways to its own pages: a site sees no other login, and no key. */
export default function ProfileView() {
  useStyle(profileCss);
  const widget = useWidget();
  const { profileBy, profileEmail, profileLogins, walletKeys } = useCatalogue(profileMessages);
  const auth = useAuthState();
  const { account } = useAccount();
  if (!account) return null;
  const { email, picture, social, userName } = auth?.user ?? {};
  const title = social && socialTitle(social, auth?.socials);
  const name = userName ?? email;
  /** The page of the wallet is not above an open modal. */
  const showThere = (show: (verbs: AuthVerbs) => Promise<void>) => async (): Promise<void> => {
    const verbs = await widget.feature('auth');
    await widget.close();
    await show(verbs).catch(() => widget.open({ view: 'Profile' }));
  };
  const showLogins = showThere((verbs) => verbs.showLogins());
  const showKeys = showThere((verbs) => verbs.showKeys());
  return (
    <div className="stack">
      <div className="scene">
        <span className="visitor">
          <Portrait key={picture} address={account.address} imageUrl={picture} />
          {social && title !== undefined && (
            <SocialEmblem provider={social} name={title} size="small" />
          )}
        </span>
        {name !== undefined && (
          <p className="headline">
            <bdi>{name}</bdi>
          </p>
        )}
        {email !== undefined && email !== name && (
          <p className="hint">
            <bdi>{email}</bdi>
          </p>
        )}
        {title !== undefined && <p className="hint">{profileBy(title)}</p>}
      </div>
      <AccountTypeInUse namespace={account.namespace} />
      <Action kind="secondary" icon="user" onPress={() => void showLogins()}>
        {profileLogins}
      </Action>
      <Action kind="secondary" icon="key" onPress={() => void showKeys()}>
        {walletKeys}
      </Action>
      {email !== undefined && !social && (
        <Action
          kind="secondary"
          icon={lateIcons.mail}
          onPress={() => void widget.show('UpdateEmailWallet')}
        >
          {profileEmail}
        </Action>
      )}
    </div>
  );
}
