import type { ViewName } from '../../domain/routing/view-name';
import { useCatalogue } from '../bindings/use-catalogue';
import { useWidget, useWidgetState } from '../bindings/widget-context';
import { reviewMessages } from '../messages/review-en';
import { Action } from '../primitives/action';
import { Notice } from './notice';

/** The review has ended: what it showed is not what would be sent any more. Leads back to the form. */
export function VoidedReview({ text, form }: { readonly text: string; readonly form: ViewName }) {
  const widget = useWidget();
  const { reviewEdit } = useCatalogue(reviewMessages);
  const isAlone = useWidgetState(({ history }) => history.length < 2);
  const goBack = (): void => void (isAlone ? widget.open({ view: form }) : widget.back());
  return (
    <div className="stack">
      <Notice>{text}</Notice>
      <Action kind="primary" onPress={goBack}>
        {reviewEdit}
      </Action>
    </div>
  );
}
