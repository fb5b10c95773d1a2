import { useStyle } from '../bindings/use-style';
import segmentsCss from './segments.css';

/** Adds the style of a few buttons in one frame, of which one is chosen. */
export function useSegmentsStyle(): void {
  useStyle(segmentsCss);
}
