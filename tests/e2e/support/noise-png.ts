import type { Page } from '@playwright/test';

/** A PNG of noise, so that it does not compress. Drawn in the page, because the browser has the encoder. */
export const noisePng = async (page: Page, side: number): Promise<Buffer> => {
  const base64 = await page.evaluate(async (size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const image = context.createImageData(size, size);
    let seed = 1;
    for (let index = 0; index < image.data.length; index += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      image.data[index] = index % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, side);
  return Buffer.from(base64, 'base64');
};
