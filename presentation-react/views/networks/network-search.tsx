import { useCatalogue } from '../../bindings/use-catalogue';
import { networksMessages } from '../../messages/networks-en';
import { SearchField } from '../../parts/search-field';
import { useFieldStyle } from '../../parts/use-field-style';

interface NetworkSearchProps {
  readonly search: string;

  /** How many networks are found. */
  readonly count: number;
  readonly onSearch: (text: string) => void;
}

/** The search in many networks, by name or by id. */
export function NetworkSearch({ search, count, onSearch }: NetworkSearchProps) {
  useFieldStyle();
  const { networksNone, networksSearch } = useCatalogue(networksMessages);
  return (
    <>
      <SearchField label={networksSearch} text={search} onSearch={onSearch} />
      <p className="note" role="status">
        {count === 0 && networksNone}
      </p>
    </>
  );
}
