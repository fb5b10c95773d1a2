import { FeatureError } from '../../domain/errors/feature-error';
import { WidgetError } from '../../domain/errors/widget-error';
import { fieldOf, numberOf, textOf } from '../../domain/outside/untrusted-record';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import { rpcPermission } from '../../domain/rpc/rpc-method';
import type {
  FrameAnswer,
  FramePayload,
  FrameRequestType,
} from '../../domain/frame-protocol/frame-requests';
import { readFrameAnswer } from '../../domain/frame-protocol/frame-answer';
import type { FrameMessage } from './frame-message';

const MESSAGE_MAX = 500;

/** The requests that change nothing, or the same again: they may be sent to a new document of the frame. */
const repeatable: ReadonlySet<FrameRequestType> = new Set([
  'GET_CHAIN_ID',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'GET_SOCIAL_PROVIDERS',
  'GET_SOCIAL_RETURN',
  'GET_USER',
  'IS_CONNECTED',
  'SIGN_OUT',
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
]);

/** One request to the frame, from its first sending until its one end. */
export class FrameRequest<Type extends FrameRequestType = FrameRequestType> {
  readonly type: Type;
  readonly payload: FramePayload<Type>;
  readonly answer: Promise<FrameAnswer<Type>>;

  #id: string = crypto.randomUUID();
  #isRepeated = false;
  #resolve: (answer: FrameAnswer<Type>) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(type: Type, payload: FramePayload<Type>) {
    this.type = type;
    this.payload = payload;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.answer.catch(() => undefined); // The caller may have left.
  }

  /** Never used twice. */
  get id(): string {
    return this.#id;
  }

  /** Makes it ready for a second document, which knows nothing of its id. */
  repeat(): void {
    this.#isRepeated = true;
    this.#id = crypto.randomUUID();
  }

  /** Whether a second document of the frame may get it. */
  get isRepeatable(): boolean {
    if (this.#isRepeated) return false;
    if (this.type !== 'RPC_REQUEST') return repeatable.has(this.type);
    return rpcPermission(textOf(this.payload, 'method') ?? '') === 'safe';
  }

  /** Ends with the frame's reply. */
  settle({ isSuccess, payload }: FrameMessage & { readonly kind: 'reply' }): void {
    if (!isSuccess) return this.#reject(this.#errorOf(payload));
    const answer = readFrameAnswer(this.type, payload);
    if (answer) return this.#resolve(answer);
    const reason = `the embedded wallet's ${this.type}`;
    return this.#reject(new WidgetError('SERVICE_RESPONSE_INVALID', { reason }));
  }

  /** Ends without a reply. */
  fail(error: unknown): void {
    this.#reject(error);
  }

  #errorOf(payload: unknown): Error {
    const frameMessage = (textOf(payload, 'message') ?? '').slice(0, MESSAGE_MAX);
    const rpcCode = numberOf(payload, 'code');
    if (this.type !== 'RPC_REQUEST' || rpcCode === undefined) {
      const isDeclined = rpcCode === rpcCodes.userRejected;
      const isNetworkUnknown = rpcCode === rpcCodes.chainDisconnected;
      return new FeatureError('FRAME_FAILED', {
        frameMessage,
        ...(isDeclined && { isDeclined }),
        ...(isNetworkUnknown && { isNetworkUnknown }),
      });
    }
    const data = fieldOf(payload, 'data');
    const rpcMessage = frameMessage || 'An error occurred';
    return new WidgetError('RPC', { rpcCode, rpcMessage, ...(data !== undefined && { data }) });
  }
}

/** Makes those of `lost` ready for a new document that may be repeated, and ends the others. */
export function repeatedOf(lost: Iterable<FrameRequest>): readonly FrameRequest[] {
  const again: FrameRequest[] = [];
  for (const request of lost) {
    if (request.isRepeatable) {
      request.repeat();
      again.push(request);
    } else {
      request.fail(new FeatureError('FRAME_ABORTED', { isRpc: request.type === 'RPC_REQUEST' }));
    }
  }
  return again;
}
