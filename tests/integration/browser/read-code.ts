import { createRequire } from 'node:module';
import type jsqr from 'jsqr';
import type { Locator, Page } from 'playwright-core';

/** A camera that is held in front of the screen. */
export class Camera {
  #page: Promise<Page> | undefined;

  /** What the camera reads from `code`. */
  async read(code: Locator): Promise<string | undefined> {
    const picture = (await code.screenshot()).toString('base64');
    this.#page ??= startCamera(code.page());
    return (await this.#page).evaluate(async (base64) => {
      const { jsQR: reader } = window as unknown as { readonly jsQR: typeof jsqr };
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      const image = canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
      return image && reader(image.data, image.width, image.height)?.data;
    }, picture);
  }
}

async function startCamera(watched: Page): Promise<Page> {
  const page = await watched.context().browser()?.newPage();
  if (!page) throw new Error('the browser is closed');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('jsqr') });
  return page;
}
