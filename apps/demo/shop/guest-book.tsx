import { useAccount, useWidget } from 'cleatkit/react';
import { type FormEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { linesOf, type Line, write } from './guest-book-lines';

/** A book in which only those write who have signed in with their wallet. */
export function GuestBook() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => void linesOf().then(setLines, () => undefined), []);
  return (
    <section className="panel" aria-labelledby="guest-book">
      <h2 id="guest-book">Guest book</h2>
      <p>
        Sign in with your wallet, and write a line. The signature costs nothing and moves nothing;
        the shop’s server checks it.
      </p>
      <NextStep onWritten={setLines} />
      <ul className="lines" aria-label="Lines in the guest book">
        {lines.map(({ address, at, chainId, text }) => (
          <li key={`${at} ${address}`}>
            <q>{text}</q>
            <small>
              {address} on {chainId.slice(0, chainId.indexOf(':'))}
            </small>
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
  const widget = useWidget();
  const { caipAddress } = useAccount();
  const hasSignedIn = useHasSignedIn();
  if (!caipAddress) return <p className="note">For this, connect a wallet.</p>;
  if (!hasSignedIn) {
    return (
      <button type="button" onClick={() => void widget.open({ view: 'SIWXSignMessage' })}>
        Sign in to write
      </button>
    );
  }
  return <LineForm onWritten={onWritten} />;
}

/** Whether the account in use has signed in. */
function useHasSignedIn(): boolean {
  const widget = useWidget();
  return useSyncExternalStore(
    useCallback((onChange) => widget.subscribe(onChange), [widget]),
    () => widget.state.features.siwx?.signIn.status === 'signedIn',
  );
}

function LineForm({ onWritten }: NextStepProps) {
  const [text, setText] = useState('Fair winds!');
  const [said, setSaid] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaid('Writing…');
    try {
      onWritten(await write(text));
      setSaid('Your line is in the book.');
    } catch (error) {
      setSaid(`Not written: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label className="field">
        Your line
        <input value={text} maxLength={80} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit">Write in the guest book</button> <span role="status">{said}</span>
    </form>
  );
}
