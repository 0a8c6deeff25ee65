import { aplTokens } from '../../../application/apl/tokens.ts';
import { notedElements, noteOf, otherNotes } from '../../../domain/apl/apl02-review.ts';
import type { PartNote, StageName } from '../../../domain/assessment/timeline.ts';
import { lazyService, type ServicesHandle } from '../../core/services.tsx';
import { targetName } from './apl01-target.ts';
import { atStart, labelsOf } from './apl02-text.ts';

const notesOfApl01 = async (services: ServicesHandle, trxId: string): Promise<readonly PartNote[]> => {
  const apl01 = await lazyService(services, aplTokens.apls).apl01(trxId);
  if (apl01?.status !== 'returned' || !apl01.review) return [];
  return apl01.review.notes.map(({ target, text }) => ({ part: targetName(apl01, target), text }));
};

const notesOfApl02 = async (services: ServicesHandle, trxId: string): Promise<readonly PartNote[]> => {
  const apl02 = await lazyService(services, aplTokens.apls).apl02(trxId);
  if (!apl02) return [];
  const labels = labelsOf(apl02.units);
  const own = notedElements(apl02).map((id) => ({
    part: atStart(labels.get(id) ?? ''),
    text: noteOf(apl02, id) ?? '',
  }));
  return [...own, ...otherNotes(apl02).map((text) => ({ part: null, text }))];
};

const readers: Partial<Readonly<Record<StageName, typeof notesOfApl01>>> = { apl01: notesOfApl01, apl02: notesOfApl02 };

/** The notes on a returned form, those on its parts first. */
export const returnedNotes = async (services: ServicesHandle, form: StageName, trxId: string) =>
  (await readers[form]?.(services, trxId)) ?? [];
