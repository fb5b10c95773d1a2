import { useStyle } from '../bindings/use-style';
import fieldCss from './field.css';

/** Adds the style of fields, chips and what stands below them. */
export function useFieldStyle(): void {
  useStyle(fieldCss);
}
