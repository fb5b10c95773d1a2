import { createToken } from './token';

/** The page or program the widget lives in. */
export interface HostPage {
  /** What the visitor holds. Node counts as a desktop. */
  deviceKind(): 'mobile' | 'desktop';

  /**
   * Puts `text` on the clipboard.
   *
   * @throws `WidgetError` `COPY_FAILED` where the browser refuses or there is no clipboard.
   */
  copyText(text: string): Promise<void>;
}

export const HostPage = createToken<HostPage>('HostPage');
