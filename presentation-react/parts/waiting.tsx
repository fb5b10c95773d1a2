import type { ReactNode } from 'react';
import { useStyle } from '../bindings/use-style';
import waitingCss from './waiting.css';

interface WaitingProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The shape of what comes. */
export function Waiting({ label, className = 'stack', children }: WaitingProps) {
  useStyle(waitingCss);
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** A line of text to come. */
export const WaitingLine = () => <span className="skeleton waiting-line" />;

interface WaitingRowsProps extends Pick<WaitingProps, 'label'> {
  readonly rows: number;

  /** What stands above them. */
  readonly children?: ReactNode;
}

/** Rows to come: a picture, and two lines. */
export function WaitingRows({ label, rows, children }: WaitingRowsProps) {
  return (
    <Waiting label={label} className="list">
      {children}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="waiting-row">
          <span className="skeleton waiting-disc" />
          <span className="waiting-lines">
            <WaitingLine />
            <WaitingLine />
          </span>
        </div>
      ))}
    </Waiting>
  );
}
