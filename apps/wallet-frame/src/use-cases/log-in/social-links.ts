import { ownLanguage } from '../../domain/texts/spoken';

/** What the site hands to {@link SocialReturn.finish}. It is the same for every login, and no secret. */
const RETURN = '#social-return';

/** The page of the wallet that takes a login without a window to its provider, in the language of this page. */
export function linkTo(flow: string): string {
  return `${location.origin}/#social.${flow}.${ownLanguage()}`;
}

/** The address that stands for the login which has come back to this browser. */
export function returnUri(): string {
  return `${location.origin}/${RETURN}`;
}
