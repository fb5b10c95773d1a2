import { describe, expect, it } from '@jest/globals';
import { isAppLink } from '../../../../domain/wallet/app-link';
import { firstWallets } from '../../../../infrastructure/directory/embedded-wallets';
import { laterWallets } from '../../../../infrastructure/directory/later-wallets';

describe('an app link', () => {
  it.each([
    'https://rnbwapp.com/',
    'https://wallet.test:8443/wc',
    'metamask://',
    'bnc://app.binance.com/cedefi/',
    'WC:topic@2?relay-protocol=irn',
    'tg://resolve?domain=wallet',
    'com.example.wallet://wc',
    'imtokenv2://',
  ])('opens a wallet: %s', (href) => {
    expect(isAppLink(href)).toBe(true);
  });

  it('accepts every link of the wallets in the package', () => {
    const links = [...firstWallets, ...laterWallets].flatMap(
      ({ mobileLink, desktopLink, universalLink, webappLink }) =>
        [mobileLink, desktopLink, universalLink, webappLink].flatMap((link) => link ?? []),
    );

    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => !isAppLink(link))).toEqual([]);
  });

  it.each([
    'http://wallet.test/wc',
    'HTTP://wallet.test/wc',
    'https://user@wallet.test/',
    'https://wallet.test\\@evil.test/',
    'https:wallet.test',
    'intent://wc#Intent;scheme=javascript;S.browser_fallback_url=javascript:alert(1);end',
    'intent:#Intent;end',
    'anydesk:123456789',
    'anydesk://123456789',
    'teamviewer10://control?device=1',
    'rustdesk://123',
    'openvpn://import-profile/https://evil.test/a.ovpn',
    'unknown:payload',
    'android-app://com.example/',
    'view-source:https://wallet.test',
    'ms-msdt:/id PCWDiagnostic',
    'ms-msdt:/id',
    'ms-settings:display',
    'ms-word:ofe|u|https://evil.test/x.docx',
    'ms-officecmd:x',
    'ms-appinstaller:?source=https://evil.test',
    'search-ms:query=x&crumb=location:evil.test',
    'search:query=x',
    'smb://evil.test/share',
    'afp://evil.test',
    'nfs://evil.test',
    'file:///etc/passwd',
    'filesystem:https://wallet.test/x',
    'data:text/html,x',
    'blob:https://x.test/1',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'vbscript:x',
    'livescript:x',
    'about:blank',
    'x-apple.systempreferences:com.apple.preference',
    'x-web-search://?x',
    'x-help-action://openPrefPane',
    'x-man-page://ls',
    'apple-magnifier://',
    'shortcuts://run-shortcut?name=x',
    'itms-services://?action=download-manifest',
    'app-settings:',
    'prefs:root=General',
    'ssh://evil.test',
    'telnet://evil.test',
    'vnc://evil.test',
    'ldap://evil.test',
    'tel:112',
    'sms:112',
    'mailto:x@evil.test',
    'facetime:x',
    'chrome://settings',
    'chrome-extension://x/y.html',
    'moz-extension://x',
    'edge://settings',
    'devtools://devtools',
    'resource://gre',
    'jar:https://evil.test/x.jar!/',
    'shell:startup',
    'vscode://x',
    'vscode-insiders://x',
    'microsoft-edge:https://evil.test',
    'web+evil://x',
    'ws://evil.test',
    'market://details?id=x',
    'content://x',
    'c:/windows/system32/calc.exe',
    '//wallet.test',
    'wallet',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'wallet://x y',
    'wallet://x\\y',
    'wallet://x\u0000',
    `${'a'.repeat(65)}://`,
    '1wallet://',
    '',
  ])('refuses %j', (href) => {
    expect(isAppLink(href)).toBe(false);
  });
});
