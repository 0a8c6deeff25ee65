import type { FileSaver } from '../../application/ports/device/file-saver.ts';

/** Milliseconds until the file's address is revoked, long enough for every browser to start reading the file. */
const keptMs = 60_000;

export const linkFileSaver: FileSaver = {
  save: (file, name) => {
    const address = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    document.body.append(link); // Firefox only follows links in the document
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), keptMs);
  },
};
