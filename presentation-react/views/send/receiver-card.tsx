import { useId, useState } from 'react';
import type { SendVerbs } from '../../../application/send/send-feature';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type { SendState } from '../../../domain/send/send-state';
import { useCatalogue } from '../../bindings/use-catalogue';
import { sendMessages } from '../../messages/send-en';
import { LatePart } from '../../parts/late-part';
import { WholeAddress } from '../../parts/whole-address';
import { avatarGradient } from '../../primitives/avatar';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import { canScan, ScanCode } from './scan-code';
import { useFieldStyle } from '../../parts/use-field-style';

/** The contacts, whose code is downloaded with the first press. */
const loadContacts = async () => (await import('./contacts-panel')).ContactsPanel;

/** The accounts that the visitor has paid, and the other ones of the wallet. */
function Known({
  receivers,
  onChoose,
}: {
  readonly receivers: SendState['receivers'];
  readonly onChoose: (address: string) => void;
}) {
  const { sendKnown, sendKnownKinds } = useCatalogue(sendMessages);
  return (
    <ul className="known" aria-label={sendKnown}>
      {receivers.map(({ address, kind, name = shortenAddress(address) }) => (
        <li key={address}>
          <button type="button" className="row" onClick={() => onChoose(address)}>
            <span className="avatar" style={{ background: avatarGradient(address) }} />
            <span className="name">
              <bdi>{name}</bdi>
              <small>{sendKnownKinds[kind]}</small>
            </span>
            <Icon name="forward" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function canPaste(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function';
}

interface ReceiverCardProps {
  readonly state: SendState;
  readonly verbs: SendVerbs | undefined;
}

/** Who receives: typed, pasted, scanned or chosen. A name is never shown without the address that it means. */
export function ReceiverCard({ state, verbs }: ReceiverCardProps) {
  useFieldStyle();
  const id = useId();
  const messages = useCatalogue(sendMessages);
  const [isScanning, setIsScanning] = useState(false);
  const [hasContacts, setHasContacts] = useState(false);
  const { form, receivers } = state;
  const { receiverInput } = form;
  const type = (text: string): void => void verbs?.typeReceiver(text);
  const paste = (): void => {
    navigator.clipboard.readText().then(
      (text) => type(text.trim()),
      () => {
        // The visitor refused, and can still paste with the keyboard.
      },
    );
  };
  const choose = (text: string): void => {
    setIsScanning(false);
    setHasContacts(false);
    type(text.trim());
  };
  return (
    <div className="panel" data-field="receiver">
      <span className="field">
        <span className="to">{messages.sendTo}</span>
        <input
          type="text"
          dir="ltr"
          value={receiverInput}
          placeholder={messages.sendToHint}
          aria-label={messages.sendToHint}
          aria-describedby={id}
          aria-invalid={
            (state.step === 'invalidAddress' && state.lookup !== 'looking') || undefined
          }
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => type(target.value)}
        />
        {receiverInput !== '' && (
          <button
            type="button"
            className="tool"
            aria-label={messages.sendClear}
            onClick={() => type('')}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
      <div id={id} role="status" className="resolved">
        <Resolved state={state} />
      </div>
      <span className="choices">
        {receiverInput === '' && canPaste() && (
          <button type="button" className="chip" onClick={paste}>
            <Icon name="copy" />
            {messages.sendPaste}
          </button>
        )}
        {receiverInput === '' && canScan() && (
          <button type="button" className="chip" onClick={() => setIsScanning(!isScanning)}>
            <Icon name="grid" />
            {isScanning ? messages.sendScanStop : messages.sendScan}
          </button>
        )}
        <button
          type="button"
          className="chip"
          aria-expanded={hasContacts}
          onClick={() => setHasContacts(!hasContacts)}
        >
          <Icon name="user" />
          {messages.sendContacts}
        </button>
      </span>
      {isScanning && receiverInput === '' && <ScanCode onScan={choose} />}
      {hasContacts && <LatePart load={loadContacts} props={{ state, verbs, onChoose: choose }} />}
      {receiverInput === '' && !hasContacts && receivers.length > 0 && (
        <Known receivers={receivers} onChoose={type} />
      )}
    </div>
  );
}

/** The address that a typed name means, or why there is none. */
function Resolved({
  state: { contact, form, lookup, receiver, step },
}: Pick<ReceiverCardProps, 'state'>) {
  const messages = useCatalogue(sendMessages);
  const { receiverAddress, receiverInput, receiverProfileName } = form;
  if (lookup === 'looking') {
    return (
      <p className="hint-line">
        <Spinner />
        {messages.sendLookingUp}
      </p>
    );
  }
  if (lookup === 'notFound') return <p className="field-note">{messages.sendNameMissing}</p>;
  if (lookup === 'failed') return <p className="field-note">{messages.sendNameFailed}</p>;
  // A name is shown with its address before there is a token, which decides whether it can be sent to.
  const address = receiver ?? (lookup === 'found' ? receiverAddress : undefined);
  if (address === undefined) {
    // The button says it to the eye.
    return step === 'invalidAddress' ? (
      <span className="visually-hidden">{messages.sendSteps.invalidAddress}</span>
    ) : null;
  }
  const name =
    contact?.name ?? receiverProfileName ?? (lookup === 'found' ? receiverInput.trim() : undefined);
  return (
    <>
      {name !== undefined && <p className="hint-line">{messages.sendNameFound(name)}</p>}
      <p>
        <bdi>
          <WholeAddress address={address} />
        </bdi>
      </p>
    </>
  );
}
