import type { PictureInspector } from '../../../application/ports/device/picture-inspector.ts';
import { trustedScript } from '../trusted-script.ts';
import { type EncodePicture, encodeOnPage } from './encode-picture.ts';
import type { PictureReply, PictureRequest } from './picture-worker.ts';
import address from './picture-worker.ts?worker&url';

const workerAddress = trustedScript('picture-worker', address);

const reply = (worker: Worker, request: PictureRequest): Promise<PictureReply> =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PictureReply>) => resolve(data);
    worker.onerror = () => resolve({});
    worker.onmessageerror = () => resolve({});
    worker.postMessage(request);
  });

/**
 * Uses a worker, because drawing a large photo would block the page for a second. Each picture gets a new worker, because ending a worker
 * frees its memory.
 */
const ask = async (request: PictureRequest): Promise<PictureReply> => {
  const worker = new Worker(workerAddress(), { type: 'module' });
  try {
    return await reply(worker, request);
  } finally {
    worker.terminate();
  }
};

export const encodeInWorker: EncodePicture = async (encode) => {
  const { jpeg } = await ask({ encode });
  return jpeg === undefined ? encodeOnPage(encode) : jpeg; // offline the worker's script may be missing
};

export const inspectorInWorker: PictureInspector = {
  faultOf: (inspect) =>
    ask({ inspect }).then(
      ({ fault }) => fault ?? null,
      () => null,
    ),
};
