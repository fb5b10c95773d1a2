const DOT = '•';
const DOTS = 3;

/** An address of which only the first letter and the domain are shown: `a•••@b.co`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}${DOT.repeat(DOTS)}${email.slice(at)}`;
}
