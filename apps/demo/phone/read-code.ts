/** The interval at which pictures of the camera are searched. */
const LOOK_EVERY_MS = 200;

/** The resolution of a searched picture along its longer side. More only takes longer. */
const LONGEST_SIDE = 1600;

/** Whether this browser can offer a camera: not on a page that was loaded without encryption. */
export const hasCamera = (): boolean => navigator.mediaDevices !== undefined;

/** The QR code in a picture; `undefined` where there is none. */
export async function codeInPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  try {
    return await codeIn(picture, picture.width, picture.height);
  } finally {
    picture.close();
  }
}

/**
 * The first QR code before the camera, which `video` shows meanwhile.
 *
 * @throws the browser's error where there is no camera or its owner does not allow it, and the reason of
 *   `signal`.
 */
export async function codeBeforeCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    video.srcObject = stream;
    await video.play();
    for (;;) {
      signal.throwIfAborted();
      const code = await codeIn(video, video.videoWidth, video.videoHeight);
      if (code !== undefined) return code;
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_EVERY_MS);
      });
    }
  } finally {
    video.srcObject = null;
    stream.getTracks().forEach((track) => track.stop());
  }
}

async function codeIn(
  source: CanvasImageSource,
  width: number,
  height: number,
): Promise<string | undefined> {
  const { default: jsQR } = await import('jsqr');
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = new OffscreenCanvas(Math.max(1, wide), Math.max(1, high));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || wide === 0) return undefined;
  context.drawImage(source, 0, 0, wide, high);
  return jsQR(context.getImageData(0, 0, wide, high).data, wide, high)?.data;
}
