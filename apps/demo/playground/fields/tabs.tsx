import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface Tab {
  readonly name: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];

  /** The place of the one on show. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** Panels of which one is on show. Arrow keys move between their tabs. */
export function Tabs({ label, onShow, shown, tabs }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const before = useRef(shown);
  useEffect(() => {
    // A button further down may have changed it.
    if (before.current !== shown) list.current?.scrollIntoView({ block: 'nearest' });
    before.current = shown;
  }, [shown]);
  const show = (index: number): void => {
    const next = (index + tabs.length) % tabs.length;
    onShow(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isBackwards ? shown - 1 : shown + 1,
      ArrowLeft: isBackwards ? shown + 1 : shown - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs" ref={list}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={onKeyDown}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          tabIndex={0}
          className="tab-panel"
        >
          {content}
        </div>
      ))}
    </>
  );
}
