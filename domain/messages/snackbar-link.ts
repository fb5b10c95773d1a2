/** The page that a message leads to. */
export interface SnackbarLink {
  /** The address of the page. */
  readonly href: string;

  /** The name of the block explorer whose page it is. */
  readonly explorer: string;
}
