import type { SocialProviderName } from '../../../domain/login/social-names';
import { useStyle } from '../../bindings/use-style';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import socialCss from './social.css';

interface SocialEmblemProps {
  readonly provider: SocialProviderName;
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** The logo of a provider of logins. One of the operator's own has no brand, and gets a key. */
export function SocialEmblem({ name, provider, size }: SocialEmblemProps) {
  useStyle(socialCss);
  if (!provider.startsWith('openid:')) {
    return <Emblem id={provider} name={name} shape="login" {...(size && { size })} />;
  }
  return (
    <span className="emblem own-login" data-shape="login" data-size={size} aria-hidden="true">
      <Icon name="key" />
    </span>
  );
}
