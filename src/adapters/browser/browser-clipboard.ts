import type { Clipboard as ClipboardPort } from '../../application/ports/device/clipboard.ts';

/** The browser's clipboard; on plain-http addresses there is none. */
export const browserClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined): ClipboardPort => ({
  copy: async (text) => {
    if (!clipboard) return false;
    return clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  },
});
