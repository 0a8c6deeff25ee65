import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { compressible } from './headers.mjs';

const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } };

export const compressFile = (file) => {
  const content = fs.readFileSync(file);
  for (const [end, compressed] of [
    ['.gz', zlib.gzipSync(content, { level: 9 })],
    ['.br', zlib.brotliCompressSync(content, best)],
  ]) {
    if (compressed.length < content.length) fs.writeFileSync(file + end, compressed);
    else fs.rmSync(file + end, { force: true });
  }
};

export const compressFiles = (dir) => {
  for (const name of fs.readdirSync(dir, { recursive: true })) {
    const file = path.join(dir, name);
    if (compressible.test(name) && !path.basename(name).startsWith('.') && fs.statSync(file).isFile())
      compressFile(file);
  }
};
