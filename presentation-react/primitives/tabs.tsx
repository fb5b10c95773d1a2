import { type ReactNode, useId } from 'react';
import { rowKeys } from './arrow-keys/row-keys';
import { useArrowKeys } from './arrow-keys/use-arrow-keys';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;

  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/**
 * Tabs above the panel of the chosen one. Arrow keys move the focus alone: a tab may download its panel, so that only a
 * press chooses it.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Id>) {
  const base = useId();
  const { group, onKeyDown } = useArrowKeys<HTMLDivElement>([], rowKeys);
  return (
    <div className="tabs">
      <div ref={group} role="tablist" aria-label={label} className="segments">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id === chosen ? `${base}panel` : undefined}
            tabIndex={tab.id === chosen ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}panel`}
        aria-labelledby={`${base}${chosen}`}
        className="tabpanel"
      >
        {children}
      </div>
    </div>
  );
}
