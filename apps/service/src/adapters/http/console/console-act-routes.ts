import { printableText } from '../../../domain/printable-text';
import type { Deletions } from '../../../use-cases/console/deletions';
import type { VisitorActs } from '../../../use-cases/console/visitor-acts';
import type { VisitorReads } from '../../../use-cases/console/visitor-reads';
import type { RateLimit } from '../../../use-cases/limits/rate-limits';
import type { Gate } from '../gate';
import { HttpRefusal } from '../http-refusal';
import type { ConsoleDoor, OperatorRequest } from './console-door';
import { actIn } from './console-payload';
import type { OperatorAct } from '../../../use-cases/console/operator-act';

const UUID_LENGTH = 36;

const acts: RateLimit = { name: 'console-act', limit: 60, spanMs: 3_600_000 };

export interface ConsoleActsDeps {
  readonly acts: VisitorActs;
  readonly deletions: Deletions;
  readonly gate: Gate;
  readonly visitors: Pick<VisitorReads, 'export'>;
}

/** What operators with the role `act` do, soon after a login and with a reason. Each is in the log. */
export function addConsoleActs(door: ConsoleDoor, deps: ConsoleActsDeps): void {
  const { deletions, gate, visitors } = deps;

  const act = (
    path: string,
    work: (act: OperatorAct, asked: OperatorRequest) => Promise<object>,
  ): void =>
    door.route(path, 'act', async (asked) => {
      const given = actIn(asked);
      await gate.refuseOver(acts, given.operator);
      return work(given, asked);
    });

  act('/console/session/end', async (given, { payload }) => {
    const device = printableText(payload, 'device', UUID_LENGTH);
    if (device === undefined) throw new HttpRefusal(400, 'device');
    return { ended: await deps.acts.endSessions(given, device) };
  });

  act('/console/lockout/free', async (given) => ({ freed: await deps.acts.freeLockout(given) }));

  act('/console/visitor/export', (given) => visitors.export(given));

  act('/console/deletion/ask', async (given) => {
    await deletions.ask(given);
    return { asked: true };
  });

  act('/console/deletion/confirm', async (given) => ({ readyMs: await deletions.confirm(given) }));

  act('/console/deletion/take-back', async (given) => {
    await deletions.takeBack(given);
    return { takenBack: true };
  });
}
