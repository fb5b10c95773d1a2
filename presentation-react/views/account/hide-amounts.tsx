import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { accountMessages } from '../../messages/account-en';

/** Hides every amount of the widget, or shows them again. */
export function HideAmounts() {
  const widget = useWidget();
  const { hideAmounts } = useCatalogue(accountMessages);
  const isHidden = useWidgetState((state) => state.isPrivate) ?? false;
  const toggle = async (): Promise<void> => {
    const feature = await widget.feature('account');
    feature.hideAmounts(!isHidden);
  };
  return (
    <button
      type="button"
      className="tool hide-amounts"
      aria-pressed={isHidden}
      title={hideAmounts}
      onClick={() => void toggle()}
    >
      <svg
        className="icon"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M2.5 10s2.7-5 7.5-5 7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5Zm9.5 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
        {isHidden && <path d="m4 16 12-12" />}
      </svg>
    </button>
  );
}
