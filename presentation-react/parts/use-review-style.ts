import { useStyle } from '../bindings/use-style';
import reviewCss from './review.css';

/** Adds the style of reviews and of their confirmation. */
export function useReviewStyle(): void {
  useStyle(reviewCss);
}
