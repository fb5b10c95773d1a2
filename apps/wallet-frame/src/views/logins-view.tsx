import { type SubmitEvent, useState } from 'react';
import type { Screen, ShownLogin } from '../domain/screens/screens';
import { english } from '../domain/texts/english';
import { loginsWords as texts } from '../domain/texts/logins-words';
import { sayDate } from '../domain/texts/say-time';
import { Icon } from '../../../../presentation-react/primitives/icon';
import { Button } from './button';
import { Card } from './card';
import { Entry } from './entry';
import { LoginIcon } from './login-icon';
import { Offer } from './offer';
import { OwnIcon } from './own-icon';
import { lateIcons } from '../../../../presentation-react/primitives/late-icons';

type LoginsScreen = Screen & { readonly kind: 'logins' };

/** The logins that lead to the account. */
export function LoginsView({ screen }: { readonly screen: LoginsScreen }) {
  const { addEmail, addSocial, close, isBusy, logins, offered, problem, remove } = screen;
  const { retry, showDevices, useKit, waiting } = screen;
  return (
    <Card title={texts.title} problem={problem} close={{ label: texts.close, onPress: close }}>
      {!retry && <p className="say">{introOf(logins.length)}</p>}
      <ul className="rows">
        {logins.map((login) => (
          <LoginRow key={login.id} login={login} isBusy={isBusy} remove={remove} />
        ))}
      </ul>
      {retry && (
        <Button kind="primary" onPress={retry}>
          {texts.retry}
        </Button>
      )}
      {waiting && (
        <>
          <p className="say" role="status">
            {waiting.for === 'mailbox' ? english.code.press : texts.window}
          </p>
          <Button onPress={waiting.cancel}>{texts.cancel}</Button>
        </>
      )}
      {!waiting && addEmail && <EmailForm isBusy={isBusy} addEmail={addEmail} />}
      {!waiting && addSocial && offered.length > 0 && (
        <div className="list">
          {offered.map(({ name, title }) => (
            <button
              key={name}
              type="button"
              className="row offer"
              disabled={isBusy}
              onClick={() => addSocial(name)}
            >
              <Offer icon={<LoginIcon provider={name} />} name={texts.add(title)} />
            </button>
          ))}
        </div>
      )}
      {!waiting && showDevices && (
        <button type="button" className="row offer" disabled={isBusy} onClick={showDevices}>
          <Offer icon={<OwnIcon name="browser" />} name={texts.devices} />
          <Icon name="forward" />
        </button>
      )}
      {!waiting && useKit && (
        <Button kind="quiet" isDisabled={isBusy} onPress={useKit}>
          {texts.kit}
        </Button>
      )}
      <p className="quiet">{texts.allLost}</p>
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
      <h2 className="section">{texts.addTitle}</h2>
      <label htmlFor="address" className="quiet">
        {texts.address}
      </label>
      <span className="field">
        <Icon name={lateIcons.mail} />
        <input
          id="address"
          type="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="problem"
          readOnly={isBusy}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </span>
      <Button isSubmit isDisabled={isBusy || email.trim() === ''} isWorking={isBusy}>
        {isBusy ? texts.working : texts.addEmail}
      </Button>
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
  const { canRemove, createdAtMs, id, isHere, label, provider, title } = login;
  const name = [title, label].filter((text) => text !== '').join(', ');
  return (
    <Entry
      icon={<LoginIcon provider={provider} />}
      name={title}
      notes={[
        ...(label === '' ? [] : [<bdi key="label">{label}</bdi>]),
        isHere ? texts.here : texts.since(sayDate(createdAtMs)),
      ]}
    >
      {canRemove && remove && (
        <Button
          kind="quiet"
          isDisabled={isBusy}
          label={texts.removeOf(name)}
          onPress={() => remove(id)}
        >
          {texts.remove}
        </Button>
      )}
    </Entry>
  );
}
