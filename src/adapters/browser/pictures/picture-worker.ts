import { encodeOffscreen, type PictureJob } from './encode-picture.ts';

/** The reply to a job: `failed` if this worker cannot draw. */
export type PictureReply = { readonly jpeg: Blob | null } | 'failed';

const reply = (message: PictureReply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PictureJob>) => {
  encodeOffscreen(data).then(
    (jpeg) => reply({ jpeg }),
    () => reply('failed'),
  );
});
