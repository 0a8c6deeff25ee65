import type { Page } from '@playwright/test';

/** A PNG of noise, so that it does not compress, up to this brightness. Drawn in the page, because the browser has the encoder. */
export const noisePng = async (page: Page, side: number, brightest = 255): Promise<Buffer> => {
  const drawn = async ({ size, values }: { size: number; values: number }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const image = context.createImageData(size, size);
    let seed = 1;
    for (let index = 0; index < image.data.length; index += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      image.data[index] = index % 4 === 3 ? 255 : seed % values;
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  };
  const base64 = await page.evaluate(drawn, { size: side, values: brightest + 1 });
  return Buffer.from(base64, 'base64');
};
