/** Whether anything is told. */
export interface AnalyticsState {
  /** False until the visitor has begun to use the widget: before that nothing is told. */
  readonly hasBegun: boolean;
}
