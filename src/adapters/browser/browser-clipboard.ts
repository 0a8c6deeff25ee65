import type { Clipboard as ClipboardPort } from '../../application/ports/device/clipboard.ts';

/** `clipboard` is undefined on plain-http addresses; `copy` then resolves to false. */
export const browserClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined): ClipboardPort => ({
  copy: async (text) => {
    if (!clipboard) return false;
    return clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  },
});
