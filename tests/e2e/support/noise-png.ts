import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
};

/** A square PNG of noise, which does not compress; `brightest` limits the value of each color. */
export const noisePng = (side: number, brightest = 255): Buffer => {
  const row = 1 + side * 3; // each row begins with a filter byte; 0 means no filter
  const pixels = Buffer.alloc(side * row);
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    if (index % row > 0) pixels[index] = seed % (brightest + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8); // eight bits of red, green and blue
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
