import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import {
  GenericContainer,
  Network,
  type StartedNetwork,
  type StartedTestContainer,
  Wait,
} from '../../../chains/clients/testcontainers';
import { imageOf } from '../../../chains/containers/images.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { newDevice } from '../stand-ins/device';
import { posted, SITE } from '../support';
import { FRAME, SECRET } from '../visitors';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));
const BUILT_WITHIN_MS = 300_000;

/** The images that the operator may build, and the database of each. */
const images = [
  { database: 'libsql', options: {} },
  { database: 'PostgreSQL', options: { DATABASE: 'postgres', SOCIAL: 'yes' } },
];

let network: StartedNetwork;
let mail: StartedTestContainer;
let postgres: StartedTestContainer;
const services: StartedTestContainer[] = [];

beforeAll(async () => {
  network = await new Network().start();
  [mail, postgres] = await Promise.all([
    new GenericContainer(imageOf('node'))
      .withBindMounts([{ source: repository, target: '/cleat', mode: 'ro' }])
      .withEntrypoint(['node'])
      .withCommand(['/cleat/apps/service/tests/containers/mail-server.mjs'])
      .withNetwork(network)
      .withNetworkAliases('mail')
      .withExposedPorts(8025)
      .withWaitStrategy(Wait.forHttp('/', 8025))
      .start(),
    new GenericContainer(imageOf('postgres'))
      .withEnvironment({ POSTGRES_PASSWORD: 'secret' })
      .withEntrypoint(['docker-entrypoint.sh'])
      .withCommand(['postgres'])
      .withUser('1000:1000')
      .withNetwork(network)
      .withNetworkAliases('postgres')
      .withExposedPorts(5432)
      .start(),
  ]);
}, BUILT_WITHIN_MS);

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
});

afterAll(async () => {
  await Promise.all([mail, postgres].map((one) => one?.stop()));
  await network?.stop();
});

describe.each(images)("the operator's image over $database", ({ database, options }) => {
  it(
    'is built without build tools, and logs a visitor in by a mail',
    async () => {
      const image = await GenericContainer.fromDockerfile(repository, 'deploy/service.Dockerfile')
        .withBuildArgs({ NODE_IMAGE: imageOf('npm'), ...options })
        .build(`cleat-service-${database.toLowerCase()}`, { deleteOnExit: false });
      const service = await image
        .withEnvironment({
          ORIGINS: SITE,
          SERVICE_SECRET: SECRET,
          FRAME_ORIGIN: FRAME,
          SMTP_URL: 'smtp://mail:2525',
          MAIL_FROM: 'Wallet <login@wallet.test>',
          ...(database === 'PostgreSQL' && {
            DATABASE_URL: 'postgres://postgres:secret@postgres:5432/postgres',
          }),
        })
        .withNetwork(network)
        .withExposedPorts(8787)
        .withWaitStrategy(Wait.forHttp('/ready', 8787))
        .start();
      services.push(service);
      const url = urlOf(service, 8787);
      const send = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
        const { headers, ...rest } = posted(body);
        const from = { ...(headers as object), origin: FRAME };
        return (await fetch(url + path, { ...rest, headers: from })).json() as never;
      };

      const { jwk: device, sign } = await newDevice();
      const email = `${database.toLowerCase()}@visitor.test`;
      const { flow } = await send('/otp', { email, device, origin: SITE });
      const code = await codeFor(email);
      const signature = await sign(`${String(flow)}:${code}:${SITE}`);
      const right = await send('/otp/verify', { flow, code, origin: SITE, signature });

      expect(right).toMatchObject({ session: expect.any(String), user: expect.any(String) });
      // It runs as a user without rights, who cannot change the program.
      const { output } = await service.exec(['node', '-p', 'process.getuid()']);
      expect(output.trim()).toBe('1000');
    },
    BUILT_WITHIN_MS,
  );
});

function urlOf(container: StartedTestContainer, port: number): string {
  return `http://${container.getHost()}:${container.getMappedPort(port)}`;
}

/** The code in the mail to `email`. */
async function codeFor(email: string): Promise<string> {
  let code = '';
  await eventually(async () => {
    const texts = (await (await fetch(urlOf(mail, 8025))).json()) as readonly string[];
    const text = texts.find((one) => one.includes(`To: ${email}`)) ?? '';
    code = /Your code: (\d{6})/.exec(text)?.[1] ?? '';
    expect(code).not.toBe('');
  });
  return code;
}
