import { useState, useSyncExternalStore } from 'react';
import type { OpenQuestion, PhoneStore } from './phone-store';
import type { PhoneQuestion } from './phone-wallet';

/** The phone: reads codes, asks its owner, and changes its account and its chain. */
export function PhonePage({ store }: { readonly store: PhoneStore }) {
  const { failure, questions, sites } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const [uri, setUri] = useState('');
  return (
    <div className="columns">
      <section className="panel" aria-labelledby="phone">
        <h1 id="phone">The phone</h1>
        <p>A wallet of its own, on the other side of the relay. Open it beside the demo.</p>
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            void store.pair(uri);
            setUri('');
          }}
        >
          <label htmlFor="code">Paste the code: press “Copy link” in the widget</label>
          <input
            id="code"
            value={uri}
            placeholder="wc:…"
            autoComplete="off"
            onChange={(event) => setUri(event.target.value)}
          />
          <button type="submit">Pair</button>
        </form>
        {failure !== undefined && <p role="alert">{failure}</p>}
        <div aria-live="polite">
          {questions.map((open) => (
            <Question key={open.id} open={open} />
          ))}
        </div>
      </section>
      <section className="panel" aria-labelledby="sites">
        <h2 id="sites">Connected sites</h2>
        {sites.length === 0 && <p>None.</p>}
        <ul>
          {sites.map(({ topic, name, accounts }) => (
            <li key={topic}>
              {name}
              <ul className="accounts">
                {accounts.map((account) => (
                  <li key={account}>{account}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className="buttons">
          {store.chains.map((chain) => (
            <button key={chain} type="button" onClick={() => void store.changeChain(chain)}>
              Be on {chain}
            </button>
          ))}
          {store.accounts.map((address, index) => (
            <button key={address} type="button" onClick={() => void store.changeAccount(address)}>
              Use account {index + 1}
            </button>
          ))}
          <button type="button" onClick={() => void store.disconnect()}>
            Disconnect
          </button>
        </div>
      </section>
    </div>
  );
}

function Question({ open: { question, answer } }: { readonly open: OpenQuestion }) {
  return (
    <div className="panel question">
      <p>{textOf(question)}</p>
      {question.kind !== 'connect' && <pre>{detailOf(question)}</pre>}
      <div className="buttons">
        <button type="button" onClick={() => answer(true)}>
          Approve
        </button>
        <button type="button" onClick={() => answer(false)}>
          Decline
        </button>
      </div>
    </div>
  );
}

function textOf(question: PhoneQuestion): string {
  if (question.kind === 'connect') {
    return `${question.site} asks to connect on ${question.chains.join(', ')}.`;
  }
  if (question.kind === 'signIn') return `${question.site} asks you to sign in.`;
  return `${question.site} asks for ${question.method} on ${question.chain}.`;
}

function detailOf(question: Exclude<PhoneQuestion, { readonly kind: 'connect' }>): string {
  return question.kind === 'signIn' ? question.message : JSON.stringify(question.params, null, 2);
}
