import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../scripts/command.mjs';
import { freePort, listen } from '../../../scripts/free-port.mjs';
import { formOf, showLoginPage } from '../../demo/serve/login-page.mjs';

const CLIENT = 'cleat-demo';
const NAME_MAX = 40;

/**
 * Starts "Test ID": a certified OpenID provider on this machine, whose page lets a visitor log in under any name. It stands
 * for the providers that an operator has credentials of.
 *
 * @param {object} options
 * @param {string} options.service The public address of the service.
 * @param {number} [options.port]
 * @param {boolean} [options.remembers] Whether it sends a visitor back at once who has logged in before, as others do.
 */
export async function startTestId({ port, remembers = false, service }) {
  const restore = quiet();
  const { Check, interactionPolicy, Provider } = await loadProvider();
  const server = createServer();
  const taken = await listen(server, await freePort(port));
  const issuer = `http://127.0.0.1:${taken}`;
  const clientSecret = randomBytes(24).toString('base64url');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'ES256' };
  const policy = interactionPolicy.base();
  // Else the provider remembers the visitor, who could not try a second name.
  const always = new Check('always', 'The visitor chooses a name', (/** @type {any} */ ctx) =>
    ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  if (!remembers) policy.get('login').checks.add(always);
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT,
        client_secret: clientSecret,
        response_types: ['code'],
        redirect_uris: [`${service}/social/back/test-id`],
        scope: 'openid email profile',
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: {
      policy,
      url: (/** @type {any} */ _, /** @type {any} */ { uid }) => `/as/${uid}`,
    },
    findAccount: (/** @type {any} */ _, /** @type {string} */ id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: id,
        email: `${encodeURIComponent(id)}@test-id.example`,
        email_verified: true,
      }),
    }),
    // The page has one button: it is the consent too.
    loadExistingGrant: async (/** @type {any} */ ctx) => {
      const { client, provider: own, session } = ctx.oidc;
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  restore();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/as/')) return void callback(request, response);
    answer(provider, remembers, request, response).catch(() =>
      response.writeHead(400).end('It is over.'),
    );
    return undefined;
  });
  return {
    /** As in the service's `OPENID_PROVIDERS`. */
    provider: { id: 'test-id', name: 'Test ID', issuer, clientId: CLIENT, clientSecret },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

async function loadProvider() {
  const load = createRequire(join(root, 'apps/service/package.json'));
  const { default: Provider, interactionPolicy } = await import(load.resolve('oidc-provider'));
  return { Provider, interactionPolicy, Check: interactionPolicy.Check };
}

/** The package warns of every Node but the newest, and of the memory that it keeps its data in. */
function quiet() {
  const { info, warn } = console;
  Object.assign(console, { info: () => undefined, warn: () => undefined });
  return () => Object.assign(console, { info, warn });
}

/**
 * @param {any} provider
 * @param {boolean} remembers
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(provider, remembers, request, response) {
  await provider.interactionDetails(request, response); // Only the browser that came has it.
  if (request.method !== 'POST') return showPage(response);
  const form = await formOf(request);
  const name = (form.get('name') ?? '').trim().slice(0, NAME_MAX);
  const result =
    name === '' || form.has('decline')
      ? { error: 'access_denied', error_description: 'The visitor declined' }
      : { login: { accountId: name, remember: remembers } };
  return provider.interactionFinished(request, response, result, {
    mergeWithLastSubmission: false,
  });
}

/** @param {import('node:http').ServerResponse} response */
function showPage(response) {
  showLoginPage(response, {
    title: 'Test ID',
    about:
      'This page stands for the login of a provider, such as Google. Every name is an account of its own.',
    name: 'Ada',
    nameMax: NAME_MAX,
    accent: '#2b59ff',
    buttons:
      '<button class="main">Log in</button>\n  <button name="decline" value="yes">Decline</button>',
  });
}
