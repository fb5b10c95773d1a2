/** How long after a picture the next one is read. */
const PAUSE_MS = 150;

/** The longer side of the picture that is read, in pixels: enough for the codes of payments. */
const SIDE_MAX = 800;

/** Reads the QR code in a picture; `undefined` where there is none. */
type ReadPicture = (picture: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader (Shape Detection API), where it has one. */
interface BarcodeReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BarcodeReaderClass {
  new (options: { readonly formats: readonly string[] }): BarcodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * Shows the camera in `video` until it sees a QR code, and resolves with its text. Stops the camera as soon as `signal`
 * aborts.
 *
 * @throws where there is no camera, or the visitor or the site forbids it.
 */
export async function scanWith(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!video || signal.aborted) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) {
    stop();
    return undefined;
  }
  signal.addEventListener('abort', stop, { once: true });
  try {
    video.srcObject = stream;
    await video.play();
    return await firstText(video, await pictureReader(), signal);
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

async function firstText(
  video: HTMLVideoElement,
  read: ReadPicture,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const text = await read(video);
    if (text !== undefined && text !== '') return text;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return undefined;
}

async function pictureReader(): Promise<ReadPicture> {
  const own = await browserReader();
  if (own) return async (picture) => (await own.detect(picture))[0]?.rawValue;
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const { videoHeight, videoWidth } = picture;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, SIDE_MAX / Math.max(videoHeight, videoWidth));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // Most pictures have no readable code.
      return undefined;
    }
  };
}

/** Chrome on some systems has the class, but no format that it reads. */
async function browserReader(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector: Reader } = globalThis as { BarcodeDetector?: BarcodeReaderClass };
  if (!Reader) return undefined;
  const formats: readonly string[] = await Reader.getSupportedFormats().catch(() => []);
  return formats.includes('qr_code') ? new Reader({ formats: ['qr_code'] }) : undefined;
}
