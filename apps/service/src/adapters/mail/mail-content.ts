import type { Language } from '../../../../../domain/language/language';

/** A paragraph of a mail, its one-time code, or the page that the visitor is to open. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'page'; readonly label: string; readonly url: string };

/** What a mail says, however it is drawn. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** A mail of paragraphs alone. */
export function mailOf(
  language: Language,
  subject: string,
  ...paragraphs: readonly string[]
): MailContent {
  return { language, subject, parts: paragraphs.map((text) => ({ kind: 'text', text })) };
}
