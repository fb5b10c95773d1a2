import { DEFAULT_FRAME_SDK_VERSION } from '../../domain/auth/frame-timing';
import { framePageAt, frameUrl } from '../../infrastructure/frame/frame-page';
import { PostMessageAuthFrame } from '../../infrastructure/frame/post-message-auth-frame';
import { AuthFrame } from '../../ports/auth-frame';
import { Clock } from '../../ports/clock';
import type { FeatureParts } from './shared';

/** Binds the page at `authFrameUrl`, where the site names one. Nothing is in the page before its first use. */
export function bindFrame({ networks, options, ports }: FeatureParts): void {
  const { authFrameUrl, debug, projectId } = options;
  if (authFrameUrl === undefined) return;
  const url = (): URL => {
    const { chosen, namespace, requested } = networks.getSnapshot();
    return frameUrl({
      authFrameUrl,
      ...(projectId !== undefined && { projectId }),
      chainId: chosen[namespace] ?? requested[0]?.caipNetworkId ?? '',
      version: DEFAULT_FRAME_SDK_VERSION,
      enableLogger: debug,
    });
  };
  ports.bind(
    AuthFrame,
    () =>
      new PostMessageAuthFrame({
        clock: ports.get(Clock),
        open: framePageAt(url, () => globalThis.document?.body),
      }),
  );
}
