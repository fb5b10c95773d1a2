import { useStyle } from '../../bindings/use-style';
import holdingsCss from './holdings.css';

/** Adds the style that the views of this folder share. */
export function useHoldingsStyle(): void {
  useStyle(holdingsCss);
}
