import type { WidgetState } from '../../../application/snapshot/widget-state';
import { unsafeRpcMethods } from '../../../domain/rpc/rpc-method';
import type { ScriptedAuthFrame } from '../../../infrastructure/fake';
import type { Eip1193Provider } from '../../../ports/eip1193-provider';

/**
 * The requests of a site that the embedded wallet's visitor has to approve. Each waits in sight until it
 * has its one end, reaches the wallet at most once and alone, and no answer serves two of them.
 */
export class EmbeddedRequests {
  readonly #frame: ScriptedAuthFrame;
  readonly #waiting = new Set<number>();
  readonly #results = new Set<unknown>();
  readonly #left = new Set<string>();
  readonly #broken: string[] = [];
  /** The requests of earlier pages. */
  readonly #sentBefore: number;
  #wasOwnWaiting = false;
  #lastId = 0;
  #lastResult = 0;

  constructor(frame: ScriptedAuthFrame) {
    this.#frame = frame;
    this.#sentBefore = frame.sent.length;
  }

  /** The violations so far. */
  get broken(): readonly string[] {
    return this.#broken;
  }

  /** The site asks for a signature. */
  async ask(provider: Eip1193Provider): Promise<void> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#waiting.add(id);
    try {
      const result = await provider.request({ method: 'personal_sign', params: [id] });
      if (this.#results.has(result)) this.#broken.push(`${String(result)} answers two requests`);
      this.#results.add(result);
    } finally {
      this.#waiting.delete(id);
    }
  }

  /** The visitor approves the request in the frame. */
  approve(): void {
    this.#lastResult += 1;
    this.#frame.settleOldest('RPC_REQUEST', { answer: { result: `0x${this.#lastResult}` } });
  }

  check({ features: { auth, siwx }, isOpen, view }: WidgetState): void {
    const shown = (auth?.requests ?? []).map(({ params }) => String(params));
    const isOwnWaiting = siwx?.signIn.status === 'signing';
    if (!isOpen || view?.name !== 'ApproveTransaction') {
      // A request that was closed while the widget's own transaction waited keeps waiting with it.
      if (isOwnWaiting || this.#wasOwnWaiting) shown.forEach((id) => this.#left.add(id));
      const unseen = shown.filter((id) => !this.#left.has(id));
      if (unseen.length > 0) this.#broken.push(`[${unseen}] wait for approval, unseen`);
    }
    this.#wasOwnWaiting = isOwnWaiting;
    const waiting = [...this.#waiting].map(String);
    if (shown.join() !== waiting.join()) {
      this.#broken.push(`[${shown}] shown to be approved while [${waiting}] wait`);
    }
    // Reads may be sent again, for example what the wallet can do, at each visit.
    const sent = this.#frame.sent
      .slice(this.#sentBefore)
      .flatMap(({ type, payload }) => (type === 'RPC_REQUEST' ? [JSON.stringify(payload)] : []))
      .filter((payload) => unsafeRpcMethods.some((method) => payload.includes(`"${method}"`)));
    if (new Set(sent).size < sent.length) this.#broken.push('the frame was sent a request twice');
    const asked = sent.filter((payload) => waiting.some((id) => payload.includes(`[${id}]`)));
    const isAskedAsShown = asked.length === 0 || auth?.requests[0]?.isShown === true;
    if (!isAskedAsShown) this.#broken.push(`${asked[0]} asked, and another one shown`);
    if (asked.length > 1) this.#broken.push(`${asked.length} approvals asked at once`);
  }
}
