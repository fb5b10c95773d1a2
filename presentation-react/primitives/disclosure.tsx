import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon';

/** A line that shows more when it is pressed. */
export function Disclosure({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="disclosure">
      <button
        type="button"
        className="disclose"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{label}</span>
        <Icon name="down" />
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}
