import { isSafeWebAddress } from '../text/web-address';

/**
 * A scheme and what follows: without a space, a backslash or a control character. Wallets' links have an authority, which
 * may be empty; only the pairing's own scheme has none.
 */
const schemePattern = /^(?:(wc):|([a-z][a-z0-9+.-]{1,63}):\/\/)[^\s\\\p{Cc}]*$/iu;

/**
 * Schemes that belong to a browser or an operating system: they run something, read files or settings, open a
 * network drive, or start a program without a prompt.
 */
const systemSchemes = new Set(
  `about admin afp anydesk app-prefs app-settings appinstaller applescript apt ar blob callto chrome chrome-error
  chrome-extension chrome-native chrome-search chrome-untrusted cid cmd com-apple-systemprefs content data
  devtools dict dns edge facetime facetime-audio facetime-group fax feed file filesystem finger ftp ftps git go
  googlechrome googlechromes gopher hcp help http imap imaps intent invalid irc itms itms-app itms-apps itms-appss
  itms-services jar javascript jnlp ldap ldaps livescript local localhost macappstore macappstores mailto
  maps market mhtml microsoft-edge mid mk mms mocha moz-extension msteams msteams-install nfs news nntp ole onenote openvpn opera
  package pop powershell prefs rdp res resource rlogin rsync rtsp rustdesk safari search search-ms settings sftp sgn
  shell shortcuts sip sips sms smb snmp ssh steam svn teamviewer teamviewer10 teamviewerapi tel telnet tftp urn uti vbscript view-source vnc vscode
  vscode-insiders webcal wininet workflow ws wss wyciwyg`.split(/\s+/),
);

/** The beginnings of such schemes: `ms-msdt`, `x-apple.systempreferences`, `android-app` and the like. */
const systemPrefix =
  /^(?:ms|x|apple|android|ios|windows|web|chrome|moz|safari|edge|brave|opera|vivaldi|res|shell|search|view|jar|feed|itms|vscode)[-+.]/i;

/**
 * Whether `href` opens a wallet: its web address by `https:`, or the app that has registered a scheme of its
 * own. A scheme of a browser or of an operating system opens none.
 */
export function isAppLink(href: string): boolean {
  if (isSafeWebAddress(href)) return true;
  const [, pairing, other] = schemePattern.exec(href) ?? [];
  const scheme = (pairing ?? other)?.toLowerCase();
  if (scheme === undefined || scheme === 'https') return false;
  return !systemSchemes.has(scheme) && !systemPrefix.test(scheme);
}
