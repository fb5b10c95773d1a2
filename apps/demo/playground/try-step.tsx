import type { Widget } from 'cleatkit';
import type { ReactNode } from 'react';

type View = NonNullable<NonNullable<Parameters<Widget['open']>[0]>['view']>;

interface TryStepProps {
  readonly title: string;
  readonly children: ReactNode;

  /** What a press opens, by the button's words; absent for a step in the page itself. */
  readonly opens?: readonly [words: string, view: View | undefined];
  readonly widget: Widget | undefined;
}

/** A step of the walk through the demo, with a button that opens its view. */
export function TryStep({ children, opens, title, widget }: TryStepProps) {
  return (
    <li>
      <b>{title}.</b> {children}
      {opens && (
        <button
          type="button"
          className="small"
          disabled={!widget}
          onClick={() => void widget?.open(opens[1] && { view: opens[1] })}
        >
          {opens[0]}
        </button>
      )}
    </li>
  );
}
