import { trustedScript } from '../trusted-script.ts';
import { type EncodePicture, encodeOnPage, type PictureJob } from './encode-picture.ts';
import type { PictureReply } from './picture-worker.ts';
import address from './picture-worker.ts?worker&url';

const workerAddress = trustedScript('picture-worker', address);

const ask = (worker: Worker, job: PictureJob): Promise<PictureReply> =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PictureReply>) => resolve(data);
    worker.onerror = () => resolve('failed');
    worker.onmessageerror = () => resolve('failed');
    worker.postMessage(job);
  });

/** Drawing a large photo would block the page for a second. A worker for each picture, because its end frees the memory. */
export const encodeInWorker: EncodePicture = async (job) => {
  const worker = new Worker(workerAddress(), { type: 'module' });
  try {
    const reply = await ask(worker, job);
    return reply === 'failed' ? await encodeOnPage(job) : reply.jpeg; // offline the worker's script may be missing
  } finally {
    worker.terminate();
  }
};
