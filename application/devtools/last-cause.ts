import type { Shown } from '../../domain/devtools/shown';
import type { Clock } from '../../ports/clock';
import type { TrafficLog } from './traffic-log';

/** How long after an event a request counts as caused by it. */
const RECENT_MS = 1500;

/** What the requests of now follow: the latest event of `log`, or `background` where there was none of late. */
export function lastCause(log: TrafficLog, clock: Pick<Clock, 'now'>): Shown {
  const last = log.getSnapshot().event.at(-1);
  if (!last || clock.now() - last.atMs > RECENT_MS) return 'background' as Shown;
  return (last.view === undefined ? last.name : `${last.name} ${last.view}`) as Shown;
}
