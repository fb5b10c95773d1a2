import { IMMUTABLE } from '../cache-control.mjs';
import {
  ANCESTORS,
  FROZEN_HEADER,
  FROZEN_PAGE,
  FROZEN_POLICY,
  INTEGRITY_POLICY,
  POLICY_HEADER,
  READS_HASHES,
  withoutAncestors,
} from '../policies.mjs';
import { hostOf, quoted } from './parts.mjs';

/** @typedef {import('../proxies.mjs').ProxySettings} ProxySettings */

/** Where nginx, which gets no certificate by itself, has it. */
const CERTIFICATE = '/etc/ssl/wallet/fullchain.pem';
const KEY = '/etc/ssl/wallet/key.pem';

/**
 * @param {ProxySettings} settings
 * @param {Readonly<Record<string, string>>} headers
 */
export function nginx({ certificate, files, frame, key, service, upstream }, headers) {
  const { ancestors, fixed } = withoutAncestors(headers);
  const { 'content-security-policy': policy = '', ...others } = fixed;
  const lines = Object.entries(others).map(
    ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
  );
  const tls = `  ssl_certificate ${quoted(certificate || CERTIFICATE)};
  ssl_certificate_key ${quoted(key || KEY)};
  ssl_protocols TLSv1.2 TLSv1.3;`;
  const asks = `    auth_request /.frame-policy;
    auth_request_set $wallet_said ${heard(POLICY_HEADER)};`;
  return `# nginx: a file of its own in conf.d, inside of http.
server_tokens off;

# The sites that may have the page: as the service says now, else those of the build.
map $wallet_said $wallet_listed {
  "~${ANCESTORS}" $wallet_said;
  default ${quoted(ancestors)};
}

# A site that is frozen gets a page that says so, by itself, and may ask no server.
map $wallet_frozen $wallet_ancestors {
  "~${ANCESTORS}" $wallet_frozen;
  default $wallet_listed;
}
map $wallet_frozen $wallet_policy {
  "~${ANCESTORS}" ${quoted(FROZEN_POLICY)};
  default ${quoted(policy)};
}
map $wallet_frozen $wallet_page {
  "~${ANCESTORS}" ${FROZEN_PAGE};
  default /index.html;
}

# Of the page alone, for browsers that find the hashes of scripts in its import map. An empty header is not sent.
map "$uri $http_sec_ch_ua" $wallet_integrity {
  "~^/(index\\.html)? .*${READS_HASHES}" ${quoted(INTEGRITY_POLICY[1])};
  default "";
}

map $uri $wallet_cache {
  ~^/assets/ "${IMMUTABLE}";
  default "no-store";
}

server {
  listen ${portOf(frame)} ssl;
  server_name ${hostOf(frame)};
${tls}
  root ${quoted(files)};
  # An add_header in a location would take the place of all of these.
${lines.join('\n')}
  add_header content-security-policy $wallet_policy always;
  add_header content-security-policy $wallet_ancestors always;
  add_header cache-control $wallet_cache always;
  add_header ${INTEGRITY_POLICY[0]} $wallet_integrity always;
  gzip on;
  gzip_types text/css text/javascript application/javascript;
  location /assets/ {
    try_files $uri =404;
  }
  location = / {
${asks}
    auth_request_set $wallet_frozen ${heard(FROZEN_HEADER)};
    try_files $wallet_page =404;
  }
  location / {
${asks}
    try_files $uri =404;
  }
  location = /.frame-policy {
    internal;
    proxy_pass http://${upstream}/frame/policy;
    proxy_pass_request_body off;
    proxy_set_header Content-Length "";
    proxy_set_header X-Forwarded-Uri $request_uri;
    proxy_connect_timeout 2s;
    proxy_read_timeout 2s;
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;
    proxy_intercept_errors on;
    error_page 400 403 404 429 500 502 503 504 = @policy-of-build;
  }
  location @policy-of-build {
    return 204;
  }
}

server {
  listen ${portOf(service)} ssl;
  server_name ${hostOf(service)};
${tls}
  client_max_body_size 64k;
  location = /metrics {
    return 404;
  }
  location / {
    proxy_pass http://${upstream};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
  }
}
`;
}

/** The variable of nginx with a header of the service's answer. @param {string} header */
function heard(header) {
  return `$upstream_http_${header.replaceAll('-', '_')}`;
}

/** @param {string} origin */
function portOf(origin) {
  return new URL(origin).port || '443';
}
