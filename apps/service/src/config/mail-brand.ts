import { ConfigError } from './config-error';
import type { VariableReader } from './read-variables';
import type { VariableName } from './variables';

/** What mails have of the operator. */
export interface MailBrand {
  readonly name?: string;

  /** A square picture that the operator serves. */
  readonly logoUrl?: string;

  /** The colour of the name and of links, which can be read on white: `#rrggbb`. */
  readonly color: string;

  /** What stands below every mail, such as who sends it and where to ask. */
  readonly note?: string;
}

const MAX_NAME = 60;
const MAX_NOTE = 400;

/** What WCAG 2 asks of text. */
const CONTRAST = 4.5;

export function parseMailBrand(read: VariableReader): MailBrand {
  const name = lineOf(read, 'MAIL_NAME', MAX_NAME);
  const note = lineOf(read, 'MAIL_NOTE', MAX_NOTE);
  const hasLogo = read.text('MAIL_LOGO_URL') !== '';
  if (hasLogo && name === undefined) {
    throw new ConfigError(
      'MAIL_NAME',
      'must be set, because MAIL_LOGO_URL is set: most read mails without pictures',
    );
  }
  return {
    color: colorOf(read),
    ...(name !== undefined && { name }),
    ...(hasLogo && { logoUrl: read.url('MAIL_LOGO_URL') }),
    ...(note !== undefined && { note }),
  };
}

function lineOf(read: VariableReader, variable: VariableName, max: number): string | undefined {
  const text = read.text(variable);
  if (text.length > max || /\p{C}/u.test(text)) {
    throw new ConfigError(variable, `must be one line of at most ${max} characters`);
  }
  return text === '' ? undefined : text;
}

function colorOf(read: VariableReader): string {
  const color = read.text('MAIL_COLOR');
  if (!/^#[\da-f]{6}$/i.test(color) || contrastWithWhite(color) < CONTRAST) {
    throw new ConfigError('MAIL_COLOR', 'must be as #0b5bd3, and dark enough to be read on white');
  }
  return color;
}

/** The contrast ratio of WCAG 2. */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
