import { directionOf } from '../../../../../domain/language/language';
import type { MailBrand } from '../../config/mail-brand';
import type { MailContent, MailPart } from './mail-content';

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const LOGO_PX = 40;

/**
 * A mail as HTML, as mail clients read it: tables, styles on each element, no script, no font and no style sheet. Of images it
 * has the operator's logo alone, and says the same without it. It has a light ground of its own: clients that are dark turn all
 * of it.
 */
export function htmlBody({ language, parts, subject }: MailContent, brand: MailBrand): string {
  const direction = directionOf(language);
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    `<body dir="${direction}" style="margin:0;padding:0;background:#f6f6f6;${FONT}">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>',
    '<td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ',
    'style="max-width:480px;background:#ffffff;border-radius:16px"><tr>',
    `<td align="${direction === 'rtl' ? 'right' : 'left'}" dir="${direction}" style="padding:24px;color:#15171c;font-size:16px;line-height:24px;${FONT}">`,
    headOf(brand),
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:600">${escaped(subject)}</h1>`,
    ...parts.map((part) => partOf(part, brand)),
    footOf(brand),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

function partOf(part: MailPart, { color }: MailBrand): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escaped(part.text)}</p>`;
    case 'code':
      return (
        `<p style="margin:0 0 4px;color:#5b626f;font-size:14px">${escaped(part.label)}</p>` +
        '<p dir="ltr" style="margin:0 0 16px;padding:12px 16px;background:#f6f6f6;border-radius:12px;text-align:center;' +
        `font-size:32px;line-height:40px;font-weight:600;letter-spacing:4px">${escaped(part.code)}</p>`
      );
    case 'page': {
      const url = escaped(part.url);
      return (
        `<p style="margin:0 0 8px">${escaped(part.label)}:</p>` +
        `<p dir="ltr" style="margin:0 0 16px;word-break:break-all"><a href="${url}" style="color:${color}">${url}</a></p>`
      );
    }
  }
}

function headOf({ color, logoUrl, name }: MailBrand): string {
  if (logoUrl !== undefined) {
    const size = `width="${LOGO_PX}" height="${LOGO_PX}"`;
    return (
      `<p style="margin:0 0 16px;font-weight:600"><img src="${escaped(logoUrl)}" ${size} alt="${escaped(name ?? '')}" ` +
      `style="border:0;border-radius:8px;color:${color};vertical-align:middle"></p>`
    );
  }
  if (name === undefined) return '';
  return `<p style="margin:0 0 16px;color:${color};font-weight:600">${escaped(name)}</p>`;
}

function footOf({ note }: MailBrand): string {
  if (note === undefined) return '';
  return `<p style="margin:24px 0 0;color:#5b626f;font-size:14px;line-height:20px">${escaped(note)}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
