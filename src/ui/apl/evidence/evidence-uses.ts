import type { Apl02Unit } from '../../../domain/apl/apl02.ts';
import { elementIds } from '../../../domain/apl/apl02-answers.ts';
import { answerFieldId, unitHeadingId } from '../public/apl02-text.ts';

interface Use {
  readonly label: string;
  readonly targetId: string | null;
}

export const usesAt = (units: readonly Apl02Unit[], uses: readonly string[]): readonly Use[] => {
  const all = elementIds(units);
  if (all.length > 1 && all.every((id) => uses.includes(id))) return [{ label: 'semua elemen', targetId: null }];
  return units.flatMap(({ code, elements }, index): readonly Use[] => {
    const unit = `unit ${index + 1}`;
    const used = elements.filter(({ id }) => uses.includes(id));
    if (used.length > 1 && used.length === elements.length)
      return [{ label: `semua elemen ${unit}`, targetId: unitHeadingId(code) }];
    return used.map(({ id, no }) => ({ label: `${unit} elemen ${no}`, targetId: answerFieldId(id) }));
  });
};
