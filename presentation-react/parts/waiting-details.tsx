import type { ComponentProps } from 'react';
import { useStyle } from '../bindings/use-style';
import { Detail, DetailList } from './detail-list';
import { Waiting, WaitingLine } from './waiting';
import waitingDetailsCss from './waiting-details.css';

/** A view about one thing, as high as it will be. */
export function WaitingDetails(props: ComponentProps<typeof Waiting>) {
  useStyle(waitingDetailsCss);
  return <Waiting {...props} />;
}

/** The name and one more line, below an emblem where there is one. */
export const WaitingHead = ({ hasEmblem = false }: { readonly hasEmblem?: boolean }) => (
  <div className="waiting-head">
    {hasEmblem && <span className="skeleton waiting-disc" />}
    <WaitingLine />
    <WaitingLine />
  </div>
);

/** Facts of one line, with an address to copy, and with a whole address. */
type Fact = 'copy' | 'line' | 'whole';

/** Facts with their names. */
export const WaitingFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <DetailList>
    {facts.map((fact, place) => (
      <Detail key={place} name={<WaitingLine />}>
        <span className="skeleton waiting-line" data-fact={fact} />
      </Detail>
    ))}
  </DetailList>
);

/** Buttons. */
export const WaitingActions = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, action) => (
    <span key={action} className="skeleton waiting-action" />
  ));

/** Two small choices in a line. */
export const WaitingChoices = () => (
  <span className="waiting-choices">
    <span className="skeleton" />
    <span className="skeleton" />
  </span>
);

/** A line of small print. */
export const WaitingNote = () => (
  <span className="waiting-note">
    <WaitingLine />
  </span>
);
