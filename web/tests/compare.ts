/** Two pictures of the page, compared so that another machine's antialiasing passes and a part that moved or is gone does not. */
import type { Page } from 'playwright-core';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * The tolerance: pictures are halved, which evens out antialiasing, and cut into cells of 16 pixels. A pixel differs if its colour is
 * further away than `COLOUR` (of 1); a cell differs if more than `SHARE` of its pixels do. No cell may differ.
 */
export const HALVED = 0.5;
export const CELL = 16;
export const COLOUR = 0.2;
export const SHARE = 0.4;

interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Difference {
  /** Cells that differ, by where they are in the halved picture. */
  cells: string[];
  /** A picture of it. */
  png: Buffer;
}

/** A picture as halved pixels. An empty page does it, as it can read whatever a browser can. */
export async function pixelsOf(blank: Page, picture: Buffer, type: 'png' | 'webp'): Promise<Pixels> {
  const found = await blank.evaluate(
    async ([address, share]) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      const [width, height] = [Math.round(image.width * share), Math.round(image.height * share)];
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d')!;
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, width, height);
      const { data } = pen.getImageData(0, 0, width, height);
      let text = '';
      for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
      return { width, height, text: btoa(text) };
    },
    [`data:image/${type};base64,${picture.toString('base64')}`, HALVED] as const,
  );
  return { width: found.width, height: found.height, data: new Uint8Array(Buffer.from(found.text, 'base64')) };
}

/** Where two pictures differ; null if they are alike. */
export function differenceOf(one: Pixels, other: Pixels): Difference | null {
  const { width, height } = one;
  const png = new PNG({ width, height });
  if (width !== other.width || height !== other.height) {
    return { cells: [`${width} x ${height} and ${other.width} x ${other.height}`], png: PNG.sync.write(png) };
  }
  const mask = new Uint8Array(width * height * 4);
  pixelmatch(one.data, other.data, mask, width, height, { threshold: COLOUR, diffMask: true });
  const cells: string[] = [];
  for (let top = 0; top < height; top += CELL) {
    for (let left = 0; left < width; left += CELL) {
      let [changed, all] = [0, 0];
      for (let y = top; y < Math.min(height, top + CELL); y++)
        for (let x = left; x < Math.min(width, left + CELL); x++) {
          all += 1;
          if (mask[4 * (y * width + x) + 3] && mask[4 * (y * width + x)] === 255 && !mask[4 * (y * width + x) + 1])
            changed += 1;
        }
      if (changed > SHARE * all) cells.push(`${left}, ${top}: ${Math.round((100 * changed) / all)} %`);
    }
  }
  if (!cells.length) return null;
  pixelmatch(one.data, other.data, png.data, width, height, { threshold: COLOUR });
  return { cells, png: PNG.sync.write(png) };
}

/** The window as it is, as WebP: a tenth of a PNG. */
export async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await session.detach();
  return Buffer.from(data, 'base64');
}
