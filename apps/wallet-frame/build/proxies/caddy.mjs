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
import { quoted } from './parts.mjs';

/** @typedef {import('../proxies.mjs').ProxySettings} ProxySettings */

/** Passes a header of the service's answer on to what follows, by the name under which Caddy has heard it. */
const passed = (/** @type {string} */ name) => {
  const heard = name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return `request_header ${name} {http.reverse_proxy.header.${heard}}`;
};

/**
 * @param {ProxySettings} settings
 * @param {Readonly<Record<string, string>>} headers
 */
export function caddyfile(settings, headers) {
  const { certificate, frame, key, service, upstream } = settings;
  const tls = certificate === '' ? '' : `\ttls ${quoted(certificate)} ${quoted(key)}\n`;
  return `# Caddy 2. It renews certificates by itself, unless TLS_CERTIFICATE was set.
${headersOfFrame(headers)}
${frame} {
${tls}${filesOfFrame(settings, headers)}}

${service} {
${tls}\trespond /metrics 404
\treverse_proxy ${upstream}
}
`;
}

/**
 * The frame without TLS, for a container behind a proxy that has it. It needs no right to write.
 *
 * @param {ProxySettings} settings
 * @param {Readonly<Record<string, string>>} headers
 */
export function frameAlone(settings, headers) {
  return `# Caddy 2: the files of the frame with their headers, on port 8080, behind a proxy that has the certificate.
{
\tadmin off
\tauto_https off
}

${headersOfFrame(headers)}
:8080 {
${filesOfFrame(settings, headers)}}
`;
}

/**
 * A snippet of Caddy with what every answer of the frame has.
 *
 * @param {Readonly<Record<string, string>>} headers
 */
function headersOfFrame(headers) {
  const { fixed } = withoutAncestors(headers);
  const lines = Object.entries(fixed).map((header) => `\t\t${header[0]} ${quoted(header[1])}`);
  const [name, value] = INTEGRITY_POLICY;
  return `(wallet-headers) {
\theader {
${lines.join('\n')}
\t}
\theader @hashes ${name} ${quoted(value)}
\theader -Server
\tencode gzip
}
`;
}

/**
 * What stands in a site of Caddy.
 *
 * @param {ProxySettings} settings
 * @param {Readonly<Record<string, string>>} headers
 */
function filesOfFrame({ files, upstream }, headers) {
  const ofBuild = quoted(withoutAncestors(headers).ancestors);
  return `\troot * ${quoted(files)}
\t# Browsers that find the hashes of scripts in the page's import map.
\t@hashes {
\t\tpath /
\t\theader Sec-CH-UA *${READS_HASHES}*
\t}
\timport wallet-headers
\t@page not path /assets/*
\theader @page Cache-Control "no-store"
\theader /assets/* Cache-Control "${IMMUTABLE}"
\troute {
\t\t# Which sites may have the page, as the service says now. A caller's own header counts for nothing.
\t\trequest_header -${POLICY_HEADER}
\t\trequest_header -${FROZEN_HEADER}
\t\treverse_proxy @page ${upstream} {
\t\t\tmethod GET
\t\t\trewrite /frame/policy
\t\t\theader_up X-Forwarded-Uri {http.request.orig_uri}
\t\t\ttransport http {
\t\t\t\tdial_timeout 2s
\t\t\t\tresponse_header_timeout 2s
\t\t\t}
\t\t\t@said status 204
\t\t\thandle_response @said {
\t\t\t\t${passed(POLICY_HEADER)}
\t\t\t\t${passed(FROZEN_HEADER)}
\t\t\t}
\t\t\thandle_response {
\t\t\t\trequest_header -${POLICY_HEADER}
\t\t\t}
\t\t}
\t\t# A site that is frozen gets a page that says so, by itself, and may ask no server.
\t\t@frozen {
\t\t\tpath /
\t\t\theader_regexp ${FROZEN_HEADER} "${ANCESTORS}"
\t\t}
\t\troute @frozen {
\t\t\theader Content-Security-Policy ${quoted(FROZEN_POLICY)}
\t\t\theader +Content-Security-Policy {http.request.header.${FROZEN_HEADER}}
\t\t\trewrite * ${FROZEN_PAGE}
\t\t\tfile_server
\t\t}
\t\t@said header_regexp ${POLICY_HEADER} "${ANCESTORS}"
\t\theader @said +Content-Security-Policy {http.request.header.${POLICY_HEADER}}
\t\t@unsaid not header_regexp ${POLICY_HEADER} "${ANCESTORS}"
\t\theader @unsaid +Content-Security-Policy ${ofBuild}
\t\tfile_server
\t}
\thandle_errors {
\t\t# The service does not answer: the sites of the build.
\t\t@down {
\t\t\tnot path /assets/*
\t\t\texpression {http.error.status_code} >= 500
\t\t}
\t\thandle @down {
\t\t\timport wallet-headers
\t\t\theader Cache-Control "no-store"
\t\t\theader +Content-Security-Policy ${ofBuild}
\t\t\tfile_server {
\t\t\t\tstatus 200
\t\t\t}
\t\t}
\t}
`;
}
