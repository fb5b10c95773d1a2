import type { NameSuggestion } from '../../../domain/name/name-record';
import type { NameList } from '../../../domain/name/names-state';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { namesMessages } from '../../messages/names-en';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';

interface NameCheckProps {
  /** Whether the visitor has stopped typing, so that the state is about this name. */
  readonly isPaused: boolean;
  readonly name: string;
  readonly suggestions: NameList<NameSuggestion>;
  readonly onChoose: (name: string) => void;
  readonly onRetry: () => void;
}

/** Whether the typed name is available, and the ones like it that are. */
export function NameCheck({ isPaused, name, onChoose, onRetry, suggestions }: NameCheckProps) {
  const messages = useCatalogue(namesMessages);
  const { tryAgain } = useMessages();
  const { names, status } = suggestions;
  const typed = names.find((each) => each.name === name);
  if (isPaused && status === 'failed') {
    return (
      <>
        <p className="field-note">{messages.nameCheckFailed}</p>
        <Action kind="secondary" icon="reload" onPress={onRetry}>
          {tryAgain}
        </Action>
      </>
    );
  }
  if (!isPaused || status !== 'loaded' || !typed) {
    return (
      <p className="name-verdict">
        <Spinner />
        {messages.nameChecking}
      </p>
    );
  }
  if (!typed.isRegistered) {
    return (
      <p className="name-verdict" data-available>
        <Icon name="check" />
        <bdi>{messages.nameAvailable(name)}</bdi>
      </p>
    );
  }
  const others = names.filter((each) => each !== typed);
  return (
    <>
      <p className="field-note">
        <bdi>{typed.isReserved ? messages.nameReserved(name) : messages.nameTaken(name)}</bdi>
      </p>
      {others.length > 0 && (
        <ul className="list" aria-label={messages.nameSuggestions}>
          {others.map((each) => (
            <li key={each.name}>
              <button
                type="button"
                className="row"
                disabled={each.isRegistered}
                onClick={() => onChoose(each.name)}
              >
                <span className="name">
                  <bdi>{each.name}</bdi>
                </span>
                <span className="tag">
                  {messages.nameTags[each.isRegistered ? 'registered' : 'available']}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
