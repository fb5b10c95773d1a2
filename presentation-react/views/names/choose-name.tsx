import { type FormEvent, useEffect, useId, useState } from 'react';
import type { NamesState } from '../../../domain/name/names-state';
import { registeredNameFault } from '../../../domain/name/registered-name';
import { useViewEntry } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { useWidgetState } from '../../bindings/widget-context';
import { namesMessages } from '../../messages/names-en';
import { Notice } from '../../parts/notice';
import { useFieldStyle } from '../../parts/use-field-style';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { NameCheck } from './name-check';
import namesCss from './names.css';

/** How long the visitor has stopped typing before the name is looked up. */
const PAUSE_MS = 500;

/** Chooses the account's name: it is checked while it is typed. An account that has one sees it. */
export function ChooseName() {
  useFieldStyle();
  useStyle(namesCss);
  const messages = useCatalogue(namesMessages);
  const { verbs } = useFeature('names');
  const state = useWidgetState(({ features }) => features.names);
  // A site may open the view with a name.
  const proposed = useViewEntry()?.args?.['name'];
  const [label, setLabel] = useState(typeof proposed === 'string' ? proposed : '');
  const [checked, setChecked] = useState(label);
  const id = useId();
  const typed = label.trim().toLowerCase();

  useEffect(() => void verbs?.loadOwn().catch(ignore), [verbs]);
  useEffect(() => {
    if (!verbs) return undefined;
    const timer = setTimeout(() => {
      setChecked(typed);
      verbs.suggest(typed).catch(ignore);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [verbs, typed]);

  if (!state) return null;
  const { own, parent, registration } = state;
  const [owned] = own.names;
  if (owned) return <Owned name={owned.name} />;

  const fault = typed === '' ? undefined : registeredNameFault(typed);
  const name = `${typed}.${parent}`;
  const isBusy = registration.status === 'signing' || registration.status === 'registering';
  const isFree = !fault && checked === typed && isAvailable(state, name);
  const register = (): void => {
    if (!isBusy && isFree) verbs?.register(typed).catch(ignore);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    register();
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p className="hint">{messages.nameHint(parent)}</p>
      {/* A name reads from left to right, its parent last, in every language. */}
      <span className="field" dir="ltr" data-invalid={fault !== undefined}>
        <input
          type="text"
          value={label}
          placeholder={messages.nameLabel}
          aria-label={messages.nameLabel}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={id}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          readOnly={isBusy}
          onChange={({ target }) => setLabel(target.value)}
        />
        <bdi className="name-parent">.{parent}</bdi>
      </span>
      <div id={id} role="status" className="name-check">
        {fault ? (
          <p className="field-note">{messages.nameFaults[fault]}</p>
        ) : (
          typed !== '' && (
            <NameCheck
              isPaused={checked === typed}
              name={name}
              suggestions={state.suggestions}
              onChoose={(chosen) => setLabel(chosen.slice(0, -parent.length - 1))}
              onRetry={() => void verbs?.suggest(typed).catch(ignore)}
            />
          )
        )}
      </div>
      {registration.status === 'failed' && registration.name === name && (
        <Notice>{messages.nameFailures[registration.why]}</Notice>
      )}
      <p className="note">{messages.nameForever}</p>
      <Action kind={isFree || isBusy ? 'primary' : 'secondary'} isBusy={isBusy} onPress={register}>
        {isBusy ? busyText(registration.status, messages) : messages.nameChoose}
      </Action>
    </form>
  );
}

/** What an account sees that has a name. */
function Owned({ name }: { readonly name: string }) {
  const { nameOwned, nameOwnedHint } = useCatalogue(namesMessages);
  return (
    <div className="scene" role="status">
      <span className="medallion">
        <Icon name="user" />
      </span>
      <p className="headline">
        <bdi>{nameOwned(name)}</bdi>
      </p>
      <p className="hint">{nameOwnedHint}</p>
    </div>
  );
}

function busyText(
  status: NamesState['registration']['status'],
  { nameRegistering, nameSigning }: typeof namesMessages,
): string {
  return status === 'signing' ? nameSigning : nameRegistering;
}

function isAvailable({ suggestions }: NamesState, name: string): boolean {
  return (
    suggestions.status === 'loaded' &&
    suggestions.names.some((each) => each.name === name && !each.isRegistered)
  );
}

function ignore(): void {
  // The state shows it.
}
