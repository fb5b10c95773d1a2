import type { FaultName } from '../../domain/devtools/fault';
import type { Outcome } from '../../domain/devtools/outcome';
import { recordKinds, type RpcPost, type TrafficRecord } from '../../domain/devtools/record';
import type { StateOutline } from './state-outline';
import type { Records } from './traffic-log';

/** What a report is made of. */
export interface Reported {
  readonly outline: StateOutline;
  readonly records: Records;
  readonly faults: readonly FaultName[];

  /** The browser, as it names itself. */
  readonly browser: string;
}

/** The records of each kind in a report. */
const REPORTED_MAX = 40;

/**
 * A report for an issue, as Markdown. It has no address unless `hasAddresses`; what a record does not keep cannot be in it.
 */
export function reportOf(reported: Reported, hasAddresses: boolean): string {
  const { browser, faults, outline, records } = reported;
  const sections = recordKinds.flatMap((kind) => {
    const latest: readonly TrafficRecord[] = records[kind].slice(-REPORTED_MAX);
    if (latest.length === 0) return [];
    return [`## ${kind}`, '', ...latest.map((each) => `- ${lineOf(each, hasAddresses)}`), ''];
  });
  return [
    '# Cleat',
    '',
    `Browser: ${browser}`,
    `Faults played: ${faults.join(', ') || 'none'}`,
    '',
    '## state',
    '',
    '```json',
    outlineText(outline, hasAddresses),
    '```',
    '',
    ...sections,
  ].join('\n');
}

/** The state as JSON. */
export function outlineText(outline: StateOutline, hasAddresses: boolean): string {
  const connections = outline.connections.map(({ address, ...others }) => ({
    ...others,
    ...(hasAddresses && address !== undefined && { address }),
  }));
  return JSON.stringify({ ...outline, connections }, undefined, 2);
}

/** One record as a line. */
export function lineOf(record: TrafficRecord, hasAddresses: boolean): string {
  return `${timeOf(record.atMs)} ${wordsOf(record, hasAddresses)}`;
}

/** One record in words, without its time. */
export function wordsOf(record: TrafficRecord, hasAddresses: boolean): string {
  return partsOf(record, hasAddresses).filter(Boolean).join(' ');
}

function partsOf(record: TrafficRecord, hasAddresses: boolean): readonly (string | undefined)[] {
  switch (record.kind) {
    case 'event': {
      const { address, connectorId, name, namespace, network, view } = record;
      return [name, view, namespace, network, connectorId, hasAddresses ? address : undefined];
    }
    case 'rpc':
      return [
        record.method,
        record.network,
        endOf(record),
        `(${record.why})`,
        ...record.posts.map((post) => `[${postText(post)}]`),
      ];
    case 'http':
      return [record.method, record.host, endOf(record), `(${record.why})`];
    case 'wallet':
      return [record.method, record.connectorId, record.namespace, endOf(record)];
    case 'frame':
      return [record.type, record.about, endOf(record)];
    case 'relay': {
      const { code, direction, host, name, sealedLength, tag } = record;
      return [
        direction,
        name,
        host,
        tag === undefined ? undefined : `tag ${tag}`,
        sealedLength === undefined ? undefined : `${sealedLength} sealed characters`,
        code === undefined ? undefined : `code ${code}`,
      ];
    }
    case 'storage': {
      const { key, length, place, verb } = record;
      return [verb, key, place, length === undefined ? undefined : `${length} characters`];
    }
  }
}

/** A POST in words. */
export function postText({
  attempt,
  batch,
  because,
  endpoint,
  of,
  position,
  ...end
}: RpcPost): string {
  const again = because
    ? `, ${because.isElsewhere ? 'next endpoint' : 'again'} after ${outcomeText(because.outcome)}`
    : '';
  return `${endpoint} ${position}/${of}, batch of ${batch}, attempt ${attempt}${again}: ${endOf(end)}`;
}

function endOf({ ms, outcome }: { readonly ms?: number; readonly outcome: Outcome }): string {
  return ms === undefined ? outcomeText(outcome) : `${outcomeText(outcome)} ${ms} ms`;
}

/** An outcome in words. */
export function outcomeText(outcome: Outcome): string {
  return outcome.status === 'failed' ? outcome.code : outcome.status;
}

/** The time of day of a record, in UTC, to the millisecond. */
export function timeOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(11, 23);
}
