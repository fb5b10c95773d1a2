import { type ReactNode, useEffect, useRef } from 'react';
import type { Problem } from '../domain/texts/problem';
import { sayProblem } from '../domain/texts/say-problem';

export interface CardProps {
  readonly title: string;
  readonly problem?: Problem | undefined;
  readonly children: ReactNode;
}

/** One view of the frame. Its title has the focus first, unless a field takes it. */
export function Card({ children, problem, title }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  useEffect(() => {
    // It stands below everything, and the press may have been above.
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <main className="card">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p ref={alert} className="problem" role="alert">
        {problem && sayProblem(problem)}
      </p>
    </main>
  );
}
