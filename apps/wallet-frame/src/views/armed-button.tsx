import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { followPresses, type RefusedPress } from './press/real-press';
import type { Hold } from './press/held-press';
import { armedWords as texts } from '../domain/texts/armed-words';
import { useArmed } from './use-armed';

/** After so many presses that do not count, the visitor goes on in the wallet's own window. */
const MOST_REFUSED = 3;

export interface ArmedButtonProps {
  /** What the visitor has to see first: its parts with `data-part`, or all of it. The whole card by default. */
  readonly seen?: RefObject<HTMLElement | null> | undefined;

  /** What it shows. A change begins the time anew. */
  readonly content: unknown;
  readonly onPress: () => void;

  /** Lets the visitor do it in the wallet's own window. Absent there. */
  readonly onElsewhere?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;

  /** For screen readers, where the text says too little. */
  readonly label?: string | undefined;

  /** How it looks where it is no button of the next step, but a row. */
  readonly className?: 'row offer';
  readonly children: ReactNode;
}

/**
 * A button for what changes, ends or signs something. It works once the visitor has seen what it does, by a press that the
 * visitor makes where the button was seen.
 */
export function ArmedButton(props: ArmedButtonProps) {
  const { children, className = 'action', content, isDisabled = false, label, seen } = props;
  const { onElsewhere } = props;
  const button = useRef<HTMLButtonElement>(null);
  const armed = useArmed({ button, seen }, content);
  const isReady = armed.isArmed && !isDisabled;
  const latest = useRef({ armed, isReady, props });
  const refusals = useRef(0);
  const [refused, setRefused] = useState<RefusedPress>();
  const [hold, setHold] = useState<Hold>();
  useEffect(() => {
    latest.current = { armed, isReady, props };
  });
  useEffect(() => {
    if (!button.current) return undefined;
    return followPresses({
      element: button.current,
      armed: () => (latest.current.isReady ? latest.current.armed : undefined),
      onHold: setHold,
      onPress: () => {
        refusals.current = 0;
        setRefused(undefined);
        latest.current.props.onPress();
      },
      onRefused: (press) => {
        refusals.current += 1;
        setRefused(press);
        const isOver = press === 'none' || refusals.current >= MOST_REFUSED;
        if (isOver) latest.current.props.onElsewhere?.();
      },
    });
  }, []);
  const isLeaving = armed.isTooSmall && onElsewhere !== undefined;
  useEffect(() => {
    if (isLeaving) latest.current.props.onElsewhere?.();
  }, [isLeaving]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${className} armed`}
        data-kind="primary"
        disabled={!isReady}
        aria-label={label}
        title={isReady ? undefined : texts.arming}
        data-hold={hold}
      >
        {children}
      </button>
      <p className="press-note" role="status">
        {noteOf(armed.isTooSmall, armed.isUnread, hold, refused)}
      </p>
    </>
  );
}

function noteOf(
  isTooSmall: boolean,
  isUnread: boolean,
  hold: Hold | undefined,
  refused: RefusedPress | undefined,
): string | undefined {
  if (isTooSmall) return texts.small;
  if (isUnread) return texts.unread;
  return hold ? texts[hold] : refused && texts[refused];
}
