import { hostOf } from './parts.mjs';

/** @typedef {import('../proxies.mjs').ProxySettings} ProxySettings */

/**
 * Traefik serves no files, and none of its middlewares writes a header of an answer from what another server says. So the frame is
 * passed on to Caddy with `frame.Caddyfile`, whose headers stay as they are.
 *
 * @param {ProxySettings} settings
 */
export function traefik({ certificate, frame, key, service, upstream }) {
  const text = JSON.stringify; // YAML reads strings of JSON.
  const certificates =
    certificate === ''
      ? ''
      : `
tls:
  certificates:
    - certFile: ${text(certificate)}
      keyFile: ${text(key)}
`;
  return `# Traefik 3: a file of the file provider. wallet-files is Caddy with frame.Caddyfile, or the image of the frame: it asks
# the service which sites may have the page, and sends every header. Add none here.
http:
  middlewares:
    not-there:
      ipAllowList:
        sourceRange: ["255.255.255.255/32"]
        rejectStatusCode: 404
  routers:
    wallet:
      rule: ${text(`Host(\`${hostOf(frame)}\`)`)}
      service: wallet-files
      tls: {}
    service:
      rule: ${text(`Host(\`${hostOf(service)}\`)`)}
      service: wallet-service
      tls: {}
    service-metrics:
      rule: ${text(`Host(\`${hostOf(service)}\`) && Path(\`/metrics\`)`)}
      middlewares: [not-there]
      service: wallet-service
      tls: {}
  services:
    wallet-files:
      loadBalancer:
        servers:
          - url: "http://wallet-files:8080"
    wallet-service:
      loadBalancer:
        servers:
          - url: ${text(`http://${upstream}`)}
${certificates}`;
}
