let isGiving = false;

/** Whether the focus is on its way back: it does not mean that the visitor comes near the button that gets it. */
export const isGivenBack = (): boolean => isGiving;

/** Gives the focus back to `opener`. */
export function giveBack(opener: HTMLElement): void {
  isGiving = true;
  opener.focus({ preventScroll: true });
  isGiving = false;
}
