import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon';

/** A line that shows more when the visitor presses it, and scrolls it into view. */
export function Disclosure({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) content.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className="disclosure">
      <button
        type="button"
        className="disclose"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span dir="auto">{label}</span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div ref={content} id={id} className="disclosed">
          {children}
        </div>
      )}
    </div>
  );
}
