import { encodeInWorker, inspectorInWorker } from '../../adapters/browser/pictures/in-worker.ts';
import { pictureScaler, sizeOfPicture } from '../../adapters/browser/pictures/picture-scaler.ts';
import { HttpStoredFileRepository } from '../../adapters/http/files/http-stored-file-repository.ts';
import { inspectFile, prepareFile } from '../../application/files/prepare-file.ts';
import { filesTokens } from '../../application/files/tokens.ts';
import type { ConceptModule } from '../concept-module.ts';
import { provideValue } from '../provide.ts';

export const files: ConceptModule = {
  buildsOn: [],
  bind: (bind, { client }) => {
    provideValue(bind, filesTokens.storedFiles, new HttpStoredFileRepository(client));
    provideValue(
      bind,
      filesTokens.prepareFile,
      prepareFile({ scaler: pictureScaler({ sizeOf: sizeOfPicture, encode: encodeInWorker }) }),
    );
    provideValue(bind, filesTokens.inspectFile, inspectFile({ inspector: inspectorInWorker }));
  },
};
