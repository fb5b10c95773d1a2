import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Icon } from '../../../../presentation-react/primitives/icon';
import type { Problem } from '../domain/texts/problem';
import { showProblem } from '../domain/texts/say-problem';
import { EnglishOffer } from './english-offer';
import { MOMENT, WaitContext } from './wait-context';
import { WayContext } from './way';

export interface CardProps {
  readonly title: string;
  readonly problem?: Problem | undefined;

  /** Whether the header of the widget says the same, where the page is a place in its card. */
  readonly isTitledBefore?: boolean;

  /** The way back, at the title's start. */
  readonly back?: { readonly label: string; readonly onPress: () => void };

  /** The way out, at the title's end. */
  readonly close?: { readonly label: string; readonly onPress: () => void };
  readonly children: ReactNode;
}

/** One view of the frame. Its title has the focus first, unless a field takes it. */
export function Card({ back, children, close, isTitledBefore, problem, title }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useContext(WayContext);
  const isWaiting = useContext(WaitContext);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <main className="card" data-titled={isTitledBefore}>
      <div className="header">
        {back && (
          <button type="button" className="tool" aria-label={back.label} onClick={back.onPress}>
            <Icon name="back" />
          </button>
        )}
        <h1 ref={heading} className="title" tabIndex={-1}>
          {title}
        </h1>
        {close && (
          <button
            type="button"
            className="tool close"
            aria-label={close.label}
            onClick={close.onPress}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="view" data-follows={way}>
        {children}
        <ProblemLine problem={problem ?? (isWaiting ? MOMENT : undefined)} />
        <EnglishOffer />
      </div>
    </main>
  );
}

/** What the wallet could not do. It comes into view when it is said: the press may have been above. */
function ProblemLine({ problem }: { readonly problem: Problem | undefined }) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <p ref={alert} id="problem" className="problem" role="alert">
      {problem && showProblem(problem)}
    </p>
  );
}
