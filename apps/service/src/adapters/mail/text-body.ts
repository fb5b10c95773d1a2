import type { MailBrand } from '../../config/mail-brand';
import type { MailContent, MailPart } from './mail-content';

/** A mail as plain text: for readers without HTML, and for those who want none. */
export function textBody({ parts }: MailContent, { note }: MailBrand): string {
  const paragraphs = [...parts.map(textOf), ...(note === undefined ? [] : [note])];
  return paragraphs.join('\r\n\r\n');
}

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'code':
      return `${part.label}: ${part.code}`;
    case 'page':
      return `${part.label}: ${part.url}`;
    case 'text':
      return part.text;
  }
}
