import type { Clipboard } from '../ports/device/clipboard.ts';
import type { FileSaver } from '../ports/device/file-saver.ts';
import type { IdSource } from '../ports/device/id-source.ts';
import type { TabMemory } from '../ports/device/tab-memory.ts';
import { tokensOf } from '../token.ts';

const token = tokensOf('device');

export const deviceTokens = {
  ids: token<IdSource>('ids'),
  clipboard: token<Clipboard>('clipboard'),
  fileSaver: token<FileSaver>('fileSaver'),
  tabMemory: token<TabMemory>('tabMemory'),
  /** As `tabMemory`, but of all tabs of this browser: a link in an email opens another tab. */
  sharedMemory: token<TabMemory>('sharedMemory'),
};
