import { useStyle } from '../../bindings/use-style';
import sendCss from './send.css';

/** Adds the style of the views for sending. */
export function useSendStyle(): void {
  useStyle(sendCss);
}
