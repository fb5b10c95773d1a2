import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPrograms, postgresUser } from '../../chains/stand-ins/postgres-server.mjs';
import { installPackages } from '../../../scripts/chromium.mjs';
import { CommandError } from '../../../scripts/command.mjs';
import { freePorts } from '../../../scripts/free-port.mjs';
import { endWithUs } from '../../../scripts/run-program.mjs';

const PACKAGES = [
  'etcd-server',
  'haproxy',
  'patroni',
  'postgresql',
  'python3-etcd',
  'python3-psycopg2',
];
const PROGRAMS = ['etcd', 'haproxy', 'patroni'];
const MEMBERS = /** @type {const} */ (['n1', 'n2', 'n3']);
const START_MS = 120_000;

/** After how long without a word of the primary another one takes its place. */
const TTL_SECONDS = 20;

/**
 * Installs what the cluster is made of, where it is missing.
 *
 * @throws {CommandError} where that is not possible.
 */
export function requirePackages() {
  const isThere = () =>
    postgresPrograms() !== undefined &&
    PROGRAMS.every((name) => spawnSync('which', [name]).status === 0);
  if (isThere()) return;
  installPackages(PACKAGES);
  if (!isThere()) throw new CommandError(`Install these packages of Debian: ${PACKAGES.join(' ')}`);
}

/** PostgreSQL under Patroni: three members, etcd, and HAProxy before them, which leads to the primary. */
export async function startCluster() {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'cleat-cluster-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const ports = await freePorts({
    etcd: 0,
    peer: 0,
    proxy: 0,
    ...Object.fromEntries(
      MEMBERS.flatMap((name) => [
        [`${name}-sql`, 0],
        [`${name}-rest`, 0],
      ]),
    ),
  });
  const port = (/** @type {string} */ name) =>
    /** @type {Record<string, number>} */ (ports)[name] ?? 0;

  /** @param {string} name @param {string} command @param {readonly string[]} args */
  const started = (name, command, args) => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    return endWithUs(spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', log, log] }));
  };

  const etcd = started('etcd', 'etcd', etcdArgs(join(folder, 'etcd'), port('etcd'), port('peer')));
  await sleep(2000);
  const members = MEMBERS.map((name) => {
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    if (user) chownSync(data, user.uid, user.gid);
    const file = join(folder, `${name}.yml`);
    const own = { sql: port(`${name}-sql`), rest: port(`${name}-rest`), etcd: port('etcd') };
    writeFileSync(file, memberFile(name, folder, own));
    return { name, data, rest: own.rest, process: started(name, 'patroni', [file]) };
  });
  const proxyFile = join(folder, 'haproxy.cfg');
  const servers = MEMBERS.map((name) => ({
    name,
    sql: port(`${name}-sql`),
    rest: port(`${name}-rest`),
  }));
  writeFileSync(proxyFile, haproxyFile(port('proxy'), servers));
  const proxy = started('haproxy', 'haproxy', ['-f', proxyFile]);

  /** @param {string} path */
  const memberAt = async (path) => {
    for (const member of members) {
      const answer = await fetch(`http://127.0.0.1:${member.rest}${path}`).catch(() => undefined);
      if (answer?.status === 200) return member;
    }
    return undefined;
  };
  const postmaster = (/** @type {string} */ data) => {
    try {
      return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  };
  const stop = async () => {
    for (const { process: patroni } of members) patroni.kill('SIGTERM');
    await sleep(5000);
    for (const { data, process: patroni } of members) {
      patroni.kill('SIGKILL');
      const pid = postmaster(data);
      if (pid !== undefined) killed(pid, 'SIGQUIT');
    }
    etcd.kill('SIGTERM');
    proxy.kill('SIGTERM');
    await sleep(1000);
    rmSync(folder, { recursive: true, force: true });
  };
  const endMs = Date.now() + START_MS;
  while (!(await memberAt('/primary')) || !(await memberAt('/sync'))) {
    if (Date.now() > endMs) {
      await stop();
      throw new CommandError('The cluster did not start.');
    }
    await sleep(1000);
  }
  return {
    url: `postgres://postgres:sup@127.0.0.1:${port('proxy')}/postgres`,

    /** Ends the primary and what watches it, as a machine that loses its power. */
    async killPrimary() {
      const primary = await memberAt('/primary');
      if (!primary) throw new CommandError('There is no primary to kill.');
      const pid = postmaster(primary.data);
      primary.process.kill('SIGKILL');
      if (pid !== undefined) killed(pid, 'SIGKILL');
      return primary.name;
    },
    primary: async () => (await memberAt('/primary'))?.name,
    stop,
  };
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function killed(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** @param {string} data @param {number} client @param {number} peer */
function etcdArgs(data, client, peer) {
  const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return [
    ['--data-dir', data],
    ['--listen-client-urls', at(client)],
    ['--advertise-client-urls', at(client)],
    ['--listen-peer-urls', at(peer)],
    ['--initial-advertise-peer-urls', at(peer)],
    ['--initial-cluster', `default=${at(peer)}`],
  ].flat();
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {{ readonly sql: number, readonly rest: number, readonly etcd: number }} ports
 */
function memberFile(name, folder, { etcd, rest, sql }) {
  return `scope: cleat
name: ${name}
restapi: { listen: 127.0.0.1:${rest}, connect_address: 127.0.0.1:${rest} }
etcd3: { hosts: 127.0.0.1:${etcd} }
bootstrap:
  dcs:
    ttl: ${TTL_SECONDS}
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_log_hints: on, synchronous_commit: on }
  initdb: [ { encoding: UTF8 }, data-checksums ]
  pg_hba: [ "host replication replicator 127.0.0.1/32 md5", "host all all 127.0.0.1/32 md5" ]
postgresql:
  listen: 127.0.0.1:${sql}
  connect_address: 127.0.0.1:${sql}
  data_dir: ${join(folder, name)}
  bin_dir: ${postgresPrograms() ?? ''}
  pgpass: ${join(folder, `${name}.pgpass`)}
  authentication:
    replication: { username: replicator, password: rep }
    superuser: { username: postgres, password: sup }
    rewind: { username: rewind, password: rew }
  parameters: { unix_socket_directories: '${folder}' }
`;
}

/** @param {number} port @param {readonly { readonly name: string, readonly sql: number, readonly rest: number }[]} servers */
function haproxyFile(port, servers) {
  const lines = servers.map(
    ({ name, rest, sql }) => `  server ${name} 127.0.0.1:${sql} check port ${rest}`,
  );
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 60s
  timeout server 60s
listen pg
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${lines.join('\n')}
`;
}
