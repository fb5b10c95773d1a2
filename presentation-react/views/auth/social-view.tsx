import { useViewEntry } from '../../bindings/shell-context';
import { ConnectingFarcaster } from './connecting-farcaster';
import { ConnectingSocial } from './connecting-social';

export { socialMessages as messages } from '../../messages/social-en';

/** The views of logins at other providers. */
export default function SocialView() {
  const isFarcaster = useViewEntry()?.name === 'ConnectingFarcaster';
  return isFarcaster ? <ConnectingFarcaster /> : <ConnectingSocial />;
}
