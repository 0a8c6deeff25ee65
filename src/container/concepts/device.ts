import { browserClipboard } from '../../adapters/browser/browser-clipboard.ts';
import { linkFileSaver } from '../../adapters/browser/link-file-saver.ts';
import { randomIds } from '../../adapters/browser/random-ids.ts';
import { storedMemory } from '../../adapters/browser/tabs/stored-memory.ts';
import { deviceTokens } from '../../application/device/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provideValue } from '../provide.ts';

export const device: ConceptModule = {
  buildsOn: [],
  bind: (bind) => {
    provideValue(bind, deviceTokens.ids, randomIds);
    provideValue(bind, deviceTokens.clipboard, browserClipboard(globalThis.navigator?.clipboard));
    provideValue(bind, deviceTokens.fileSaver, linkFileSaver);
    provideValue(
      bind,
      deviceTokens.tabMemory,
      storedMemory(() => sessionStorage),
    );
    provideValue(
      bind,
      deviceTokens.sharedMemory,
      storedMemory(() => localStorage),
    );
  },
};
