import { Action, LinkAction } from '../../primitives/action';
import { ReloadPage } from '../../parts/reload-page';
import { useMessages } from '../../bindings/shell-context';
import type { ConnectStage } from './connect-stage';

interface NextStepsProps {
  readonly stage: ConnectStage;
  readonly wallet: string;
  readonly homepage: string | undefined;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** The visitor's next steps after each outcome. */
export function NextSteps({ stage, wallet, homepage, onRetry, onCancel }: NextStepsProps) {
  const messages = useMessages();
  switch (stage.cause) {
    case 'connected':
      return null;
    case 'asking':
      return (
        <Action kind="secondary" onPress={onCancel}>
          {messages.cancel}
        </Action>
      );
    case 'notInstalled':
      return (
        <>
          <LinkAction kind="primary" href={homepage}>
            {messages.getNamedWallet(wallet)}
          </LinkAction>
          <ReloadPage />
        </>
      );
    case 'idle':
    case 'found':
      return (
        <Action kind="primary" onPress={onRetry}>
          {messages.openNamedWallet(wallet)}
        </Action>
      );
    case 'gone':
      return (
        <>
          <Action kind="primary" icon="reload" onPress={onRetry}>
            {messages.tryAgain}
          </Action>
          <ReloadPage />
        </>
      );
    case 'declined':
    case 'pending':
    case 'failed':
      return (
        <Action kind="primary" icon="reload" onPress={onRetry}>
          {messages.tryAgain}
        </Action>
      );
  }
}
