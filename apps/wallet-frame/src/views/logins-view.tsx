import { type SubmitEvent, useState } from 'react';
import type { Screen, ShownLogin } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { Card } from './card';

type LoginsScreen = Screen & { readonly kind: 'logins' };

const { logins: texts } = english;

/** The logins that lead to the account. */
export function LoginsView({ screen }: { readonly screen: LoginsScreen }) {
  const { addEmail, addSocial, close, isBusy, logins, offered, problem, remove } = screen;
  const { retry, showDevices, useKit, waiting } = screen;
  return (
    <Card title={texts.title} problem={problem}>
      {!retry && <p>{introOf(logins.length)}</p>}
      <ul className="slots">
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} isBusy={isBusy} remove={remove} />
        ))}
      </ul>
      {retry && (
        <button type="button" className="main" onClick={retry}>
          {texts.retry}
        </button>
      )}
      {waiting && (
        <>
          <p role="status">{texts[waiting.for]}</p>
          <button type="button" onClick={waiting.cancel}>
            {texts.cancel}
          </button>
        </>
      )}
      {!waiting && addEmail && <EmailForm isBusy={isBusy} addEmail={addEmail} />}
      {!waiting &&
        addSocial &&
        offered.map(({ name, title }) => (
          <button key={name} type="button" disabled={isBusy} onClick={() => addSocial(name)}>
            {texts.add(title)}
          </button>
        ))}
      {!waiting && showDevices && (
        <button type="button" disabled={isBusy} onClick={showDevices}>
          {texts.devices}
        </button>
      )}
      {!waiting && useKit && (
        <button type="button" disabled={isBusy} onClick={useKit}>
          {texts.kit}
        </button>
      )}
      <p className="quiet">{texts.allLost}</p>
      <button type="button" onClick={close}>
        {texts.close}
      </button>
    </Card>
  );
}

function introOf(count: number): string {
  if (count === 0) return texts.none;
  return count === 1 ? texts.only : texts.explain;
}

function EmailForm({
  addEmail,
  isBusy,
}: {
  readonly isBusy: boolean;
  readonly addEmail: (email: string) => void;
}) {
  const [email, setEmail] = useState('');
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy && email.trim() !== '') addEmail(email);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <h2>{texts.addTitle}</h2>
      <label htmlFor="address">{texts.address}</label>
      <input
        id="address"
        type="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={isBusy}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <button type="submit" disabled={isBusy || email.trim() === ''}>
        {isBusy ? texts.working : texts.addEmail}
      </button>
    </form>
  );
}

/** One login. The wallet asks once more before it goes. */
function LoginRow({
  isBusy,
  login,
  remove,
}: {
  readonly login: ShownLogin;
  readonly isBusy: boolean;
  readonly remove: LoginsScreen['remove'];
}) {
  const { canRemove, createdAtMs, id, isHere, label, title } = login;
  const name = [title, label].filter((text) => text !== '').join(', ');
  return (
    <li>
      <span>
        {title}
        {label !== '' && (
          <span className="quiet">
            <bdi>{label}</bdi>
          </span>
        )}
        <span className="quiet">
          {isHere ? texts.here : texts.since(new Date(createdAtMs).toLocaleDateString())}
        </span>
      </span>
      {canRemove && remove && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={texts.removeOf(name)}
          onClick={() => remove(id)}
        >
          {texts.remove}
        </button>
      )}
    </li>
  );
}
