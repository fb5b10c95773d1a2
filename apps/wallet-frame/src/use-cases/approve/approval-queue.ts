import { KeyError } from '../../domain/bytes/key-error';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { approveElsewhere } from './approve-elsewhere';
import type { WalletWindow } from '../elsewhere/wallet-window';
import { problemOf } from '../../domain/refusals/problem-of';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';
import type { RpcRequest } from '../../domain/plans/rpc-request';
import type { Keys } from '../../ports/keys';
import { KeyRefusal } from '../../domain/refusals/key-refusal';
import type { Screens } from '../../domain/screens/screens';
import type { Problem } from '../../domain/texts/problem';
import { digestOf } from '../../domain/signing/request-digest';
import { SignedOut } from '../../domain/refusals/signed-out';
import { sayProblem } from '../../domain/texts/say-problem';
import { isOwnSignIn } from '../../domain/readings/own-sign-in';
import type { Plan, Signature } from '../../domain/readings/reading';

/** At most so many requests wait behind the one that is shown. */
const MAX_WAITING = 4;

export interface ApprovalQueueDeps {
  readonly keys: () => Keys;

  /** @throws {@link HostRefusal} for a request that is refused before it is shown. */
  readonly plan: (request: RpcRequest) => Promise<Plan>;
  readonly networkName: (id: string) => string;
  readonly screens: Screens;
  readonly site: string;
  readonly tell: (type: 'SHOW' | 'HIDE') => void;

  /** Opens the wallet's own window. Absent in that window. */
  readonly walletWindow?: Pick<WalletWindow, 'ask' | 'leave'>;

  /** Whether the visitor approves in that window, unless the request gives a thief nothing. */
  readonly approvesElsewhere?: boolean;
}

/** Shows one request at a time. What is shown is hashed, and the worker signs nothing else. */
export class ApprovalQueue {
  readonly #deps: ApprovalQueueDeps;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #shown: ((refusal: HostRefusal) => void) | undefined;

  /** Grows when everything that waits is withdrawn. */
  #era = 0;

  constructor(deps: ApprovalQueueDeps) {
    this.#deps = deps;
  }

  /** @throws {@link HostRefusal} 4001 where the visitor declines. */
  approve(request: RpcRequest): Promise<unknown> {
    if (this.#waiting > MAX_WAITING) {
      throw new HostRefusal('Too many requests wait', rpcCodes.resourceUnavailable);
    }
    const era = this.#era;
    this.#waiting += 1;
    const answer = this.#turn
      .then(() => {
        if (era !== this.#era) throw withdrawn();
        return this.#handle(request, () => era !== this.#era);
      })
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  /** The site has withdrawn its requests. */
  abort(): void {
    this.#era += 1;
    this.#shown?.(withdrawn());
  }

  async #handle(request: RpcRequest, isOver: () => boolean): Promise<unknown> {
    const { keys, plan, screens, tell } = this.#deps;
    const worker = keys();
    const planned = await plan(request).catch(refusing);
    if (isOver()) throw withdrawn();
    const digests: string[] = [];
    for (const one of planned.requests) digests.push(await worker.prepare(one).catch(refusing));
    try {
      if (isOver()) throw withdrawn();
      tell('SHOW');
      return await this.#ask(request, planned, worker).finally(() => {
        screens.clear();
        tell('HIDE');
      });
    } finally {
      for (const digest of digests) void worker.decline(digest).catch(() => undefined);
    }
  }

  #ask(request: RpcRequest, plan: Plan, keys: Keys): Promise<unknown> {
    const { approvesElsewhere = false, walletWindow, networkName, site } = this.#deps;
    const { account, reading, requests } = plan;
    const network = networkName(request.chain);
    return new Promise((resolve, reject) => {
      let isSigning = false;
      let isElsewhere = false;
      const end = (refusal: HostRefusal): void => {
        // What the visitor has approved is not taken back half done.
        if (isSigning) return;
        this.#shown = undefined;
        reject(refusal);
        if (isElsewhere) walletWindow?.leave(refusal);
      };
      this.#shown = end;
      const sign = async (): Promise<void> => {
        if (isSigning) return;
        isSigning = true;
        this.#shown = undefined;
        show(true);
        try {
          const signatures: Signature[] = [];
          // Of what the screen shows, and not of what the worker has said.
          for (const one of requests) signatures.push(await keys.sign(digestOf(one)));
          resolve(await plan.finish(signatures));
        } catch (error) {
          reject(error instanceof HostRefusal ? error : failed(error));
        }
      };
      const show = (isBusy: boolean, problem?: Problem): void =>
        this.#deps.screens.show({
          kind: 'approval',
          site,
          account,
          network,
          reading,
          waiting: this.#waiting - 1,
          ...(problem && { problem }),
          isBusy,
          approve: () => void sign(),
          decline: () => end(declined()),
          elsewhere: walletWindow && (() => ask(walletWindow)),
        });
      const ask = (own: Pick<WalletWindow, 'ask'>): void => {
        isElsewhere = true;
        void approveElsewhere(own, { site, account, network, reading, requests }).then(
          (isApproved) => (isApproved ? void sign() : end(declined())),
          (error: unknown) => end(error instanceof HostRefusal ? error : failed(error)),
        );
      };
      if (walletWindow && approvesElsewhere && !isOwnSignIn(plan)) return ask(walletWindow);
      return show(false);
    });
  }
}

function declined(): HostRefusal {
  return new HostRefusal('User rejected the request.', rpcCodes.userRejected);
}

function withdrawn(): HostRefusal {
  return new HostRefusal('The request was withdrawn', rpcCodes.userRejected);
}

/** What the wallet cannot read completely it does not sign. */
function refusing(error: unknown): never {
  const code = error instanceof KeyError || error instanceof KeyRefusal ? error.code : '';
  if (code === 'unreadable') {
    throw new HostRefusal('The request cannot be read', rpcCodes.invalidParams);
  }
  if (code === 'refused') {
    throw new HostRefusal('The wallet does not sign this', rpcCodes.unauthorized);
  }
  throw error;
}

function failed(error: unknown): HostRefusal {
  const problem = problemOf(error);
  if (problem.code === 'signedOut') return new SignedOut();
  return new HostRefusal(sayProblem(problem), rpcCodes.internalError);
}
