import { useLayoutEffect, useRef } from 'react';
import type { DevtoolsPanelSource } from '../../application/devtools/devtools-control';
import { ReplayedWidget } from '../../application/devtools/replayed-widget';
import { timeOf } from '../../application/devtools/report';
import type { JourneyStep } from '../../application/devtools/view-journey';
import type { WidgetOptions } from '../../domain/options/widget-options';
import { mountWidget } from '../provider/mount-widget';
import { useReadable } from './use-readable';

/** The views that the visitor came through. One of them is drawn again, over a widget that asks nothing of anyone. */
export function ViewTravel({ source }: { readonly source: DevtoolsPanelSource }) {
  const { journey, options } = source;
  const { shown, steps } = useReadable(journey);
  const step = shown === undefined ? undefined : steps[shown];
  if (steps.length === 0) return <p className="unrecorded">No view was shown.</p>;
  return (
    <div className="travel">
      <div className="bar" role="group" aria-label="Steps">
        <button type="button" disabled={shown === 0} onClick={() => journey.back()}>
          Back
        </button>
        <button type="button" disabled={shown === undefined} onClick={() => journey.forward()}>
          Forward
        </button>
        <p role="status">
          {step ? `${step.view}, ${(shown ?? 0) + 1} of ${steps.length}` : 'The present'}
        </p>
      </div>
      <ol className="steps" aria-label="Views">
        {steps.map(({ atMs, id, view }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-current={place === shown ? 'step' : undefined}
              onClick={() => journey.show(place)}
            >
              {timeOf(atMs)} {view}
            </button>
          </li>
        ))}
      </ol>
      {step && <Replay key={step.id} options={options} step={step} />}
    </div>
  );
}

interface ReplayProps {
  readonly options: WidgetOptions;
  readonly step: JourneyStep;
}

function Replay({ options, step }: ReplayProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = step;
  useLayoutEffect(() => {
    const target = place.current;
    if (!target) return undefined;
    const unmount = mountWidget(new ReplayedWidget(options, state), { target });
    // React refuses to unmount a root while it commits another tree.
    return () => queueMicrotask(unmount);
  }, [options, state]);
  // What is drawn is the past: nothing in it can be pressed.
  return (
    <section className="replay" aria-label={`${step.view}, as it was`}>
      <div ref={place} inert />
    </section>
  );
}
