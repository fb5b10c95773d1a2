import { useViewEntry } from '../../bindings/shell-context';
import { offeredInEnglish } from '../../parts/offered-in-english';
import { ConnectingFarcaster } from './connecting-farcaster';
import { ConnectingSocial } from './connecting-social';

export { socialMessages as messages } from '../../messages/social-en';

/** The views of logins at other providers. */
function SocialView() {
  const isFarcaster = useViewEntry()?.name === 'ConnectingFarcaster';
  return isFarcaster ? <ConnectingFarcaster /> : <ConnectingSocial />;
}

export default offeredInEnglish(SocialView);
