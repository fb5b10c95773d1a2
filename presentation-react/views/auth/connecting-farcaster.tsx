import { useCatalogue } from '../../bindings/use-catalogue';
import { socialMessages } from '../../messages/social-en';
import { QrFrame } from '../../parts/qr-frame';
import { Action, LinkAction } from '../../primitives/action';
import { useHasRoom } from '../../primitives/use-has-room';
import { SocialEmblem } from './social-emblem';
import { SocialScene } from './social-scene';
import { useAttempt } from './use-attempt';
import { useAuthMessages, useAuthState } from './use-auth';

const NAME = 'Farcaster';

/** A login that the visitor approves in Farcaster's app: by its QR code, or on a phone by its link. */
export function ConnectingFarcaster() {
  const { socialContinue } = useAuthMessages();
  const messages = useCatalogue(socialMessages);
  const login = useAuthState()?.socialLogin;
  const hasRoom = useHasRoom();
  const { go, isBusy } = useAttempt();
  if (!login || login.status === 'idle') {
    return (
      <Action
        kind="primary"
        isBusy={isBusy}
        onPress={() => void go((auth) => auth.connectSocial('farcaster'))}
      >
        {socialContinue(NAME)}
      </Action>
    );
  }
  const url = login.status === 'waiting' ? login.url : undefined;
  const isOpen = login.status === 'preparing' || login.status === 'waiting';
  const copy = (
    <Action
      kind="secondary"
      icon="copy"
      isBusy={url === undefined}
      onPress={() => void go((auth) => auth.copyLoginLink())}
    >
      {messages.farcasterCopy}
    </Action>
  );
  if (!hasRoom || !isOpen) {
    return (
      <SocialScene login={login} waitingHint={messages.farcasterHint}>
        {url !== undefined && (
          <LinkAction kind="primary" href={url}>
            {messages.farcasterOpen}
          </LinkAction>
        )}
        {url !== undefined && copy}
      </SocialScene>
    );
  }
  return (
    <div className="stack" data-state={login.status}>
      <QrFrame
        text={url}
        label={messages.farcasterCode}
        waitingLabel={messages.farcasterPreparing}
        logo={<SocialEmblem provider="farcaster" name={NAME} />}
      />
      <p className="lead" role="status">
        {messages.farcasterScan}
      </p>
      {copy}
    </div>
  );
}
