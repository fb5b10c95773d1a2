import { useStyle } from '../../bindings/use-style';
import swapCss from './swap.css';

/** Adds the style of the views for swapping. */
export function useSwapStyle(): void {
  useStyle(swapCss);
}
