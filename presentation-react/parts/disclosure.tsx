import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStyle } from '../bindings/use-style';
import disclosureCss from './disclosure.css';
import { Icon } from '../primitives/icon';
import { lateIcons } from '../primitives/late-icons';

/** Adds the style of `.disclose`, for buttons that look like a {@link Disclosure}. */
export function useDisclosureStyle(): void {
  useStyle(disclosureCss);
}

/** A line that shows more when the visitor presses it, and scrolls it into view. */
export function Disclosure({
  label,
  isOpenAtFirst = false,
  children,
}: {
  readonly label: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}) {
  useDisclosureStyle();
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const isPressed = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && isPressed.current) content.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div className="disclosure">
      <button
        type="button"
        className="disclose"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          isPressed.current = true;
          setIsOpen(!isOpen);
        }}
      >
        <span dir="auto">{label}</span>
        <Icon name={lateIcons.down} />
      </button>
      {isOpen && (
        <div ref={content} id={id} className="disclosed">
          {children}
        </div>
      )}
    </div>
  );
}
