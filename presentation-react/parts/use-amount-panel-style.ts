import { useStyle } from '../bindings/use-style';
import amountPanelCss from './amount-panel.css';

/** Adds the style of an amount with its token. */
export function useAmountPanelStyle(): void {
  useStyle(amountPanelCss);
}
