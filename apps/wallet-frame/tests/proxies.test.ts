import { describe, expect, it } from '@jest/globals';
import { headersOf } from '../build/headers.mjs';
import { FROZEN_POLICY, withoutAncestors } from '../build/policies.mjs';
import { proxyFiles } from '../build/proxies.mjs';

const settings = {
  frame: 'https://wallet.example',
  service: 'https://api.wallet.example:8443',
  files: '/srv/wallet-frame',
  upstream: '127.0.0.1:8787',
  certificate: '',
  key: '',
};
const sites = ['https://site.example'];
const headers = headersOf({ networks: [], parts: '{}', service: settings.service, sites });

const { 'frame.Caddyfile': alone = '', ...proxies } = proxyFiles(settings, headers);
const { 'traefik.yaml': ofTraefik = '', ...servers } = { ...proxies, alone };

describe('the configurations of web servers', () => {
  it.each(Object.entries(servers))('have every header, and ask for the sites: %s', (_, text) => {
    const { ancestors, fixed } = withoutAncestors(headers);
    for (const [name, value] of Object.entries(fixed)) {
      expect(text).toMatch(new RegExp(`${name}:? ("|\\$wallet_policy always)`));
      expect(text).toContain(`"${value}"`);
    }
    expect(text).toContain(ancestors);
    expect(text).toContain('/frame/policy');
  });

  it.each(Object.entries(servers))(
    'have the page and the policy of a frozen site: %s',
    (_, text) => {
      expect(text).toMatch(/x.frame.frozen/);
      expect(text).toContain('/frozen.html');
      expect(text).toContain(`"${FROZEN_POLICY}"`);
    },
  );

  it.each(Object.entries(servers))(
    'demand a hash of each script, of browsers that find them in the import map: %s',
    (_, text) => {
      expect(text).toMatch(
        /integrity-policy ("blocked-destinations=\(script\)"|\$wallet_integrity)/,
      );
      expect(text).toMatch(/Chromium/);
      expect(text).not.toMatch(/header \{[^}]*integrity-policy/);
    },
  );

  it('have Traefik pass the frame on to the Caddy of the frame alone, and add no header to its own', () => {
    const [, port = ''] = /^:(\d+) \{$/m.exec(alone) ?? [];
    expect(ofTraefik).toContain(`url: "http://wallet-files:${port}"`);
    expect(ofTraefik).not.toContain('eaders:');
    for (const name of Object.keys(headers)) expect(ofTraefik.toLowerCase()).not.toContain(name);
  });

  it('have the frame alone on a port that needs no right, for a container', () => {
    expect(alone).toContain('\n:8080 {\n');
    expect(alone).toContain('auto_https off');
    expect(alone).toContain('admin off');
  });

  it.each(Object.entries(proxies))('pass the service on, without its metrics: %s', (_, text) => {
    expect(text).toContain('wallet.example');
    expect(text).toContain('/metrics');
    expect(text).toContain('127.0.0.1:8787');
  });

  it('take a certificate of their own, or the operator’s', () => {
    const own = proxyFiles(settings, headers);
    expect(own['Caddyfile']).not.toContain('tls ');
    expect(own['traefik.yaml']).not.toContain('certFile');
    expect(own['nginx.conf']).toContain('ssl_certificate "/etc/ssl/wallet/fullchain.pem";');
    const given = proxyFiles(
      { ...settings, certificate: '/tls/a.pem', key: '/tls/b.pem' },
      headers,
    );
    expect(given['Caddyfile']?.match(/tls "\/tls\/a\.pem" "\/tls\/b\.pem"/g)).toHaveLength(2);
    expect(given['nginx.conf']).toContain('ssl_certificate_key "/tls/b.pem";');
    expect(given['traefik.yaml']).toContain('keyFile: "/tls/b.pem"');
  });

  it.each(['/srv/"a', '/srv/\n', '/srv/{a}', '/srv/$a', '/srv/\\a'])(
    'have no text that could end a quotation: %p',
    (files) => {
      expect(() => proxyFiles({ ...settings, files }, headers)).toThrow(
        'A configuration of a web server cannot have',
      );
    },
  );
});
