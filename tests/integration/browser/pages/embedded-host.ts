import { SystemClock } from '../../../../infrastructure/clock/system-clock';
import { framePageAt, frameUrl } from '../../../../infrastructure/frame/frame-page';
import { PostMessageAuthFrame } from '../../../../infrastructure/frame/post-message-auth-frame';

/** A site with the frame of the embedded wallet, and no widget around it. */
const authFrameUrl = new URL(location.href).searchParams.get('frame') ?? '';
const url = frameUrl({ authFrameUrl, chainId: 'eip155:1', version: '4', enableLogger: false });
const frame = new PostMessageAuthFrame({
  clock: new SystemClock(),
  open: framePageAt(
    () => url,
    () => document.body,
  ),
});
const tokens: string[] = [];
frame.sessionTokens$.subscribe((token) => tokens.push(token));
Object.assign(globalThis, { frame, tokens });
