import { Icon } from '../../../../../presentation-react/primitives/icon';
import { isDanger } from '../../domain/readings/reading';
import type { Warning } from '../../domain/texts/english';
import { requestWords } from '../../domain/texts/request-words';

/** What warns of a request. What may cost everything comes first. */
export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const dangers = warnings.filter(isDanger);
  return [...dangers, ...warnings.filter((one) => !isDanger(one))].map((warning) => (
    <p key={warning} className="warning" data-danger={isDanger(warning)} data-part>
      <Icon name="alert" />
      {requestWords.warnings[warning]}
    </p>
  ));
}
