import { caddyfile, frameAlone } from './proxies/caddy.mjs';
import { nginx } from './proxies/nginx.mjs';
import { traefik } from './proxies/traefik.mjs';

/**
 * Where the parts of an operator stand.
 *
 * @typedef {object} ProxySettings
 * @property {string} frame The origin of the frame.
 * @property {string} service The origin of the service.
 * @property {string} files The folder with the files of the frame.
 * @property {string} upstream Host and port on which the service listens, such as `127.0.0.1:8787`.
 * @property {string} certificate A file with the certificate of both hosts and its chain. Empty where the server gets its own.
 * @property {string} key The file with its key.
 */

/**
 * The configurations of three web servers that serve the frame's files with their headers, and pass the service on. Each is
 * whole: TLS, caching, what becomes of `/metrics`, and the visitor's address. Caddy and nginx ask the service which sites may have the
 * page, and send the list of the build where it does not answer. Behind Traefik, the Caddy of `frame.Caddyfile` does so.
 *
 * @param {ProxySettings} settings
 * @param {Readonly<Record<string, string>>} headers
 * @returns {Readonly<Record<string, string>>} By the names of their files.
 */
export function proxyFiles(settings, headers) {
  return {
    Caddyfile: caddyfile(settings, headers),
    'nginx.conf': nginx(settings, headers),
    'traefik.yaml': traefik(settings),
    'frame.Caddyfile': frameAlone(settings, headers),
  };
}
