import { SystemClock } from '../../../../infrastructure/clock/system-clock';
import { PostMessageAuthFrame } from '../../../../infrastructure/frame/post-message-auth-frame';

/** A site with the frame of the embedded wallet, and no widget around it. */
const url = new URL(new URL(location.href).searchParams.get('frame') ?? '');
url.searchParams.set('site', location.origin); // As the widget does.
const messages: unknown[] = [];

/** Every message that the frame has sent, whatever becomes of it. */
const heard: unknown[] = [];
const listen = MessagePort.prototype.addEventListener;
MessagePort.prototype.addEventListener = function record(
  this: MessagePort,
  ...given: Parameters<typeof listen>
): void {
  const [type] = given;
  if (type === 'message') {
    listen.call(this, type, (event) => heard.push((event as MessageEvent).data));
  }
  listen.apply(this, given);
};

const frame = new PostMessageAuthFrame({
  clock: new SystemClock(),
  open: (onLoad) => {
    const element = document.createElement('iframe');
    element.allow = `publickey-credentials-get ${url.origin}; publickey-credentials-create ${url.origin}`;
    element.sandbox.value =
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox ' +
      'allow-storage-access-by-user-activation';
    element.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;display:none';
    element.addEventListener('load', onLoad);
    element.src = url.href;
    document.body.append(element);
    return {
      greet: (hello, port) => element.contentWindow?.postMessage(hello, url.origin, [port]),
      show: () => (element.style.display = 'block'),
      colorOf: () => undefined,
      hide: () => (element.style.display = 'none'),
      remove: () => element.remove(),
    };
  },
});
const tokens: string[] = [];
frame.sessionTokens$.subscribe((token) => tokens.push(token));

/** What the frame has answered, so that a test may look for secrets in it. */
async function ask(type: string, payload: object): Promise<unknown> {
  const answer = await frame.send(type as 'GET_USER', payload).catch((error: unknown) => {
    const { cause, code, context, message } = error as Error & Record<string, unknown>;
    return { error: { code, context, message, cause: String(cause) } };
  });
  messages.push(answer);
  return answer;
}

Object.assign(globalThis, { ask, frame, heard, messages, tokens });
