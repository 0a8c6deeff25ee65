import { type DraftKeys, draftKeys } from '../../src/application/sending/draft-keys.ts';
import { countedIds } from './draft-fakes.ts';

/** The keys of a draft that nothing keeps; they begin with its name. */
export const someDraftKeys = (name = 'k'): DraftKeys => {
  const { next } = countedIds();
  return draftKeys({ requestKey: name, renewed: {} }, { next: () => `${name}-${next()}` }, () => undefined);
};
