import { recordOf } from '../../domain/bytes/untrusted';
import type { AskOperator, OperatorAnswer } from '../../domain/smart/operations/operator';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 512 * 1024;
const MAX_MESSAGE = 300;
const SILENT: OperatorAnswer = { kind: 'silent' };

/** What asks the server at `url`. */
export function operatorAt(url: string): AskOperator {
  let last = 0;
  return async (method, params) => {
    last += 1;
    const id = last;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answerIn(JSON.parse(await limitedText(response)), id);
    } catch {
      return SILENT; // The reason would name the server's address.
    }
  };
}

function answerIn(value: unknown, asked: number): OperatorAnswer {
  const { error, id, result } = recordOf(value);
  if (id !== asked) return SILENT;
  if (error === undefined || error === null) {
    return result === undefined ? SILENT : { kind: 'result', result };
  }
  const { code, message } = recordOf(error);
  return {
    kind: 'refused',
    code: typeof code === 'number' ? code : 0,
    message: typeof message === 'string' ? message.slice(0, MAX_MESSAGE) : '',
  };
}

/** Ends the connection at a body that is too long. */
async function limitedText({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('Too much');
    }
    text += decoder.decode(value, { stream: true });
  }
}
