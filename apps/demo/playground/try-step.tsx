import type { Widget } from 'cleatkit';
import type { ReactNode } from 'react';

type View = NonNullable<NonNullable<Parameters<Widget['open']>[0]>['view']>;

/** What one press begins: a view of the widget, a place in the page, or another thing. */
export type Stop =
  | { readonly words: string; readonly view: View | undefined }
  | { readonly words: string; readonly href: string }
  | { readonly words: string; readonly onPress: () => void };

interface TryStepProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly stop: Stop;
  readonly widget: Widget | undefined;
}

/** A step of the walk through the demo, with what one press begins. */
export function TryStep({ children, stop, title, widget }: TryStepProps) {
  return (
    <li>
      <b>{title}.</b> {children} <StopButton stop={stop} widget={widget} />
    </li>
  );
}

function StopButton({ stop, widget }: Pick<TryStepProps, 'stop' | 'widget'>) {
  if ('href' in stop) {
    // Another page stands beside this one.
    const beside = stop.href.startsWith('#') ? {} : { target: '_blank', rel: 'noreferrer' };
    return (
      <a className="button small" href={stop.href} {...beside}>
        {stop.words}
      </a>
    );
  }
  const press = (): void => {
    if ('onPress' in stop) stop.onPress();
    else void widget?.open(stop.view && { view: stop.view });
  };
  return (
    <button type="button" className="small" disabled={!widget} onClick={press}>
      {stop.words}
    </button>
  );
}
