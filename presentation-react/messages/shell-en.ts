/** What the modal and its views say. */
export interface ShellMessages {
  readonly close: string;
}

export const shellMessages: ShellMessages = {
  close: 'Close',
};
