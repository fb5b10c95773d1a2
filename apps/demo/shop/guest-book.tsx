import { useAccount, useNetwork, useWidget } from 'cleatkit/react';
import { type FormEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useShopTexts } from '../languages/use-shop-texts';
import { linesOf, type Line, write } from './guest-book-lines';

/** A book in which only those write who have signed in with their wallet. */
export function GuestBook() {
  const texts = useShopTexts();
  const { networks } = useNetwork();
  const nameOf = (chainId: string): string =>
    networks.find(({ caipNetworkId }) => caipNetworkId === chainId)?.name ?? chainId;
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => void linesOf().then(setLines, () => undefined), []);
  return (
    <section className="panel" aria-labelledby="guest-book">
      <h2 id="guest-book">{texts.book}</h2>
      <p>{texts.bookLead}</p>
      <NextStep onWritten={setLines} />
      <ul className="lines" aria-label={texts.lines}>
        {lines.map(({ address, at, chainId, text }) => (
          <li key={`${at} ${address}`}>
            <q>{text}</q>
            <small>{texts.by(address, nameOf(chainId))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NextStepProps {
  readonly onWritten: (lines: readonly Line[]) => void;
}

function NextStep({ onWritten }: NextStepProps) {
  const texts = useShopTexts();
  const widget = useWidget();
  const { address } = useAccount();
  const hasSignedIn = useHasSignedIn();
  if (!address) return <p className="note">{texts.bookConnect}</p>;
  if (!hasSignedIn) {
    return (
      <button type="button" onClick={() => void widget.open({ view: 'SIWXSignMessage' })}>
        {texts.signIn}
      </button>
    );
  }
  return <LineForm address={address} onWritten={onWritten} />;
}

/** Whether the account in use has signed in. */
function useHasSignedIn(): boolean {
  const widget = useWidget();
  return useSyncExternalStore(
    useCallback((onChange) => widget.subscribe(onChange), [widget]),
    () => widget.state.features.siwx?.signIn.status === 'signedIn',
  );
}

function LineForm({ address, onWritten }: NextStepProps & { readonly address: string }) {
  const texts = useShopTexts();
  const [text, setText] = useState('Fair winds!');
  const [said, setSaid] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaid(texts.writing);
    try {
      onWritten(await write(text, address));
      setSaid(texts.written);
    } catch (error) {
      setSaid(texts.notWritten(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label className="field">
        {texts.line}
        <input value={text} maxLength={80} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit">{texts.write}</button>
      <p className="deed" role="status">
        {said}
      </p>
    </form>
  );
}
