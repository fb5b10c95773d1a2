import type { PairingFailure } from '../../../domain/connection/pairing';
import { Action } from '../../primitives/action';
import { Ring } from '../../primitives/ring';
import { useMessages } from '../../bindings/shell-context';
import type { NamedWallet } from '../../bindings/wallet-of';
import { useCatalogue } from '../../bindings/use-catalogue';
import { pairingMessages } from '../../messages/pairing-en';
import { PairingLogo } from './scan-code';

interface PairingTroubleProps {
  readonly wallet: NamedWallet | undefined;
  readonly failure: PairingFailure;
  readonly onRetry: () => void;
}

/** Why there is no pairing URI, or why pairing failed, and the next step. */
export function PairingTrouble({ wallet, failure, onRetry }: PairingTroubleProps) {
  const { tryAgain } = useMessages();
  const { headline, hint } = useCatalogue(pairingMessages).pairingFailures[failure];
  return (
    <>
      <div className="scene">
        <Ring state={failure === 'declined' ? 'refused' : 'troubled'}>
          <PairingLogo wallet={wallet} size="large" />
        </Ring>
        <p className="headline" role="alert">
          {headline}
        </p>
        <p className="hint">{hint}</p>
      </div>
      <Action kind="primary" icon="reload" onPress={onRetry}>
        {tryAgain}
      </Action>
    </>
  );
}
