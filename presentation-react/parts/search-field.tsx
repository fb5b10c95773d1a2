import { Icon } from '../primitives/icon';
import { lateIcons } from '../primitives/late-icons';

interface SearchFieldProps {
  readonly label: string;
  readonly text: string;

  /** How it looks: in a view of fields, or above the wallets. */
  readonly className?: 'field' | 'search';
  readonly isDisabled?: boolean;
  readonly onSearch: (text: string, field: HTMLInputElement) => void;
}

/** The field in which a visitor searches a list. The view brings its style. */
export function SearchField({
  label,
  text,
  className = 'field',
  isDisabled,
  onSearch,
}: SearchFieldProps) {
  return (
    <label className={className}>
      <Icon name={lateIcons.search} />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        value={text}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        disabled={isDisabled}
        onChange={({ target }) => onSearch(target.value, target)}
      />
    </label>
  );
}
