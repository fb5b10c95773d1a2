/** What the wallet's own window says, without a button. */
export type Note =
  | 'approved'
  | 'done'
  | 'mail'
  | 'nothing'
  | 'over'
  | 'signedIn'
  | 'signInOver'
  | 'soon'
  | 'waiting'
  | 'words';
