/** Whether the widget reports events. */
export interface AnalyticsState {
  /** False until the visitor uses the widget: before that it reports nothing. */
  readonly hasBegun: boolean;
}
