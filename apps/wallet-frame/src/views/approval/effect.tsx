import type { Line } from '../../domain/readings/act/line';
import { linesOfFacts } from '../../domain/readings/act/lines-of';
import type { Effect } from '../../domain/readings/reading';
import { requestWords } from '../../domain/texts/request-words';
import { Facts } from './facts';
import { Lines } from './lines';

interface EffectViewProps {
  readonly effect: Effect;

  /** What the wallet itself says, where that is not all: the rest is the node's word, in the same large type. */
  readonly beside?: readonly Line[] | undefined;
}

/** What the network's node says, beside the steps, which are the wallet's own words. */
export function EffectView({ beside, effect: { facts, kind } }: EffectViewProps) {
  const { kinds, title } = requestWords.effects;
  const { lines, rest } = beside ? linesOfFacts(facts) : { lines: [], rest: facts };
  const isSaid = ({ text }: Line): boolean => beside?.some((one) => one.text === text) === true;
  return (
    <section className="step effect">
      <h2>{title}</h2>
      <Lines lines={lines.filter((line) => !isSaid(line))} />
      <p className="quiet">{kinds[kind]}</p>
      <Facts facts={rest} />
    </section>
  );
}
