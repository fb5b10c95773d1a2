import { createHash } from 'node:crypto';

/**
 * What draws the pictures. Another engine, other fonts or another way of smoothing them draw other pixels, which say
 * nothing about the widget.
 *
 * @typedef {object} DrawnWith
 * @property {string} engine
 * @property {string} fonts The fonts of this machine that the specimen is drawn with.
 * @property {string} specimen A digest of the specimen's pixels.
 */

/** The scripts, weights and sizes of the widget, in its own list of fonts. */
const specimen = `<!doctype html><meta charset="utf-8"><body style="margin:8px;background:#fff;font-family:
  -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif">
  ${[12, 14, 16, 36]
    .flatMap((size) => [400, 600, 700].map((weight) => `font-size:${size}px;font-weight:${weight}`))
    .map(
      (style) => `<p style="margin:0;${style}">Hamburgefonts 0123456789 ÄÖÜß… “” ربط المحفظة</p>`,
    )
    .join('')}
  <p style="font-family:system-ui,sans-serif">Hamburgefonts</p>`;

/**
 * @param {import('playwright-core').Browser} browser
 * @returns {Promise<DrawnWith>}
 */
export async function drawnWith(browser) {
  const page = await browser.newPage({ viewport: { width: 900, height: 640 } });
  try {
    await page.setContent(specimen);
    const picture = await page.screenshot();
    return {
      engine: `${browser.browserType().name()} ${browser.version()}, ${process.platform} ${process.arch}`,
      fonts: await fontsOn(page),
      specimen: createHash('sha256').update(picture).digest('hex').slice(0, 16),
    };
  } finally {
    await page.close();
  }
}

/**
 * The fonts that the texts of the page are drawn with.
 *
 * @param {import('playwright-core').Page} page
 */
async function fontsOn(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'p',
  });
  /** @type {Set<string>} */
  const names = new Set();
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) names.add(familyName);
  }
  return [...names].sort().join(', ');
}

/**
 * Whether two pictures of one state have the same pixels: the specimen tells, whatever the engine's version is.
 *
 * @param {DrawnWith} one @param {DrawnWith | undefined} other
 */
export function isDrawnAlike(one, other) {
  return one.fonts === other?.fonts && one.specimen === other.specimen;
}
