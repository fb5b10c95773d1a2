import type { Widget } from 'cleatkit';
import type { Counterparts } from '../counterparts';
import { TryStep } from './try-step';
import { tryStepsFor } from './try-steps';

interface TryTabProps {
  readonly widget: Widget | undefined;

  /** What runs beside this demo. */
  readonly counterparts: Counterparts;

  /** Shows what scripts the test wallets. */
  readonly onTrouble: () => void;
}

/** Things to try in the demo, each one press from here. */
export function TryTab({ counterparts, onTrouble, widget }: TryTabProps) {
  const { relayUrl } = counterparts;
  return (
    <div className="prose">
      <ol className="steps">
        {tryStepsFor(counterparts).map(({ stop, text, title }) => (
          <TryStep key={title} title={title} widget={widget} stop={stop}>
            {text}
          </TryStep>
        ))}
        <TryStep
          title="Trouble"
          widget={widget}
          stop={{ words: 'Make trouble', onPress: onTrouble }}
        >
          Lock the wallet, let it decline, take its time or never answer; move it to a network that
          this page lacks; turn it off. Load the page again at any point: it comes back as it was.
        </TryStep>
        {relayUrl !== undefined && (
          <TryStep
            title="A phone"
            widget={widget}
            stop={{ words: 'Open the phone', href: '/phone.html' }}
          >
            In a second tab, it is a wallet on the other side of a WalletConnect relay. Here, choose{' '}
            <b>WalletConnect</b>, then <b>Copy link</b>. Paste the link in the phone, and approve or
            decline there.
          </TryStep>
        )}
      </ol>
      <p>
        For test money, press <b>Get test money</b> under the shop. A wallet extension of this
        browser is listed too, and works the same way.
      </p>
    </div>
  );
}
