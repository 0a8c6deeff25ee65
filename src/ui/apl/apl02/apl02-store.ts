import { proxy } from 'valtio';
import type { Apl02, Apl02Unit, ElementAnswer } from '../../../domain/apl/apl02.ts';
import { type Answers, answerOf, elementGap, elementIds, sameAnswer } from '../../../domain/apl/apl02-answers.ts';
import { type Coverage, totalCoverage, type UnitCoverage, unitCoverage } from '../../../domain/apl/apl02-coverage.ts';
import { type EvidenceScope, scopedElements, usesOf, withFiles } from '../../../domain/apl/apl02-files.ts';
import { objectedElements } from '../../../domain/apl/apl02-review.ts';
import type { FieldError } from '../../kit/components/form/error-summary.tsx';
import { type EvidenceFile, evidenceFiles } from '../evidence/evidence-file.ts';
import { answerFieldId, atStart, evidenceFieldId, gapText, labelsOf } from '../public/apl02-text.ts';
import type { Apl02Kept } from './apl02-draft.ts';

/** State of an element's row. Excludes the evidence text, so that typing renders no row. */
export interface ElementState {
  readonly competent: boolean | null;
  readonly fileIds: readonly string[];
  readonly error: { readonly at: 'answer' | 'evidence'; readonly text: string } | null;
  readonly changed: boolean;
}

export interface Apl02View {
  elements: Record<string, ElementState>;
  units: Record<string, UnitCoverage>;
  total: Coverage;
  files: readonly EvidenceFile[];
  problems: readonly FieldError[];
}

/**
 * `allCompetent` sets K for the unanswered elements of a unit and returns the first element with K but without evidence. `judge` shows
 * missing answers from now on and returns true if there are none. `refuse` shows server errors on elements until their answer changes.
 */
export interface Apl02Store {
  readonly view: Readonly<Apl02View>;
  readonly kept: () => Apl02Kept;
  readonly answerOf: (elementId: string) => ElementAnswer;
  readonly labelOf: (elementId: string) => string;
  readonly change: (elementId: string, change: Partial<ElementAnswer>) => void;
  readonly allCompetent: (unit: Apl02Unit) => string | null;
  readonly scoped: (elementId: string, scope: EvidenceScope) => readonly string[];
  readonly setFiles: (fileIds: readonly string[], elementIds: readonly string[], wanted: boolean) => () => void;
  readonly setNewFiles: (files: ReadonlyMap<string, File>) => void;
  readonly removeFile: (fileId: string) => void;
  readonly judge: () => boolean;
  readonly refuse: (messages: ReadonlyMap<string, string>) => void;
}

export interface Apl02StoreSettings {
  readonly apl: Apl02;
  readonly initial: Apl02Kept;
  readonly newFiles: ReadonlyMap<string, File>;
  readonly keep: (kept: Apl02Kept) => void;
}

/** Form state outside of React, so that a change renders only the components that read the changed part, even in a long form. */
export const apl02Store = ({ apl, initial, newFiles, keep }: Apl02StoreSettings): Apl02Store => {
  const { units } = apl;
  const ids = elementIds(units);
  const labels = labelsOf(units);
  const unitOf = new Map(units.flatMap((unit) => unit.elements.map(({ id }) => [id, unit] as const)));
  let { removedFiles } = initial;
  let fresh = newFiles;
  let judged = false;
  let refused: ReadonlyMap<string, { readonly answer: ElementAnswer; readonly text: string }> = new Map();

  const storedFiles = () => apl.files.filter(({ id }) => !removedFiles.includes(id));
  const fileIds = () => new Set([...storedFiles().map(({ id }) => id), ...fresh.keys()]);
  const withoutLostFiles = (answers: Answers): Answers => {
    const known = fileIds();
    const kept = ids.map((id) => answerOf(answers, id));
    return Object.fromEntries(
      kept.map((answer, index) => [
        ids[index] ?? '',
        { ...answer, fileIds: answer.fileIds.filter((each) => known.has(each)) },
      ]),
    );
  };
  let answers = withoutLostFiles(initial.answers);

  const errorOf = (id: string): ElementState['error'] => {
    const answer = answerOf(answers, id);
    const gap = elementGap(answer);
    if (gap && (judged || gap === 'tooLong')) return gapText[gap];
    const refusal = refused.get(id);
    return refusal && sameAnswer(refusal.answer, answer) ? { at: 'answer', text: refusal.text } : null;
  };
  const stateOf = (id: string): ElementState => {
    const { competent, fileIds: files } = answerOf(answers, id);
    const changed = !sameAnswer(answerOf(apl.answers, id), answerOf(answers, id));
    return { competent, fileIds: files, error: errorOf(id), changed };
  };
  const allFiles = () => evidenceFiles(storedFiles(), fresh, (fileId) => usesOf(units, answers, fileId));
  const coverageOf = (unit: Apl02Unit) => unitCoverage(unit, answers, objectedElements(apl, answers));

  const unitCoverages = Object.fromEntries(units.map((unit) => [unit.code, coverageOf(unit)]));
  const view = proxy<Apl02View>({
    elements: Object.fromEntries(ids.map((id) => [id, stateOf(id)])),
    units: unitCoverages,
    total: totalCoverage(Object.values(unitCoverages)),
    files: allFiles(),
    problems: [],
  });

  const allProblems = (): readonly FieldError[] =>
    ids.flatMap((id) => {
      const error = view.elements[id]?.error;
      if (!error || (!judged && refused.size === 0)) return [];
      const fieldId = error.at === 'answer' ? answerFieldId(id) : evidenceFieldId(id);
      return [{ fieldId, message: `${atStart(labels.get(id) ?? '')}: ${error.text}` }];
    });
  const show = (changed: readonly string[]) => {
    for (const id of changed) view.elements[id] = stateOf(id);
    for (const unit of new Set(changed.map((id) => unitOf.get(id)))) {
      if (unit) view.units[unit.code] = coverageOf(unit);
    }
    view.total = totalCoverage(Object.values(view.units));
    view.problems = allProblems();
  };
  const kept = (): Apl02Kept => ({ answers, removedFiles });
  const put = (next: Answers, changed: readonly string[], withFiles: boolean) => {
    answers = next;
    show(changed);
    if (withFiles) view.files = allFiles();
    keep(kept());
  };

  return {
    view,
    kept,
    answerOf: (id) => answerOf(answers, id),
    labelOf: (id) => labels.get(id) ?? '',
    change: (id, change) => {
      put({ ...answers, [id]: { ...answerOf(answers, id), ...change } }, [id], change.fileIds !== undefined);
    },
    allCompetent: (unit) => {
      const open = unit.elements.map(({ id }) => id).filter((id) => answerOf(answers, id).competent === null);
      const all = Object.fromEntries(open.map((id) => [id, { ...answerOf(answers, id), competent: true }]));
      put({ ...answers, ...all }, open, false);
      return unit.elements.find(({ id }) => elementGap(answerOf(answers, id)) === 'evidence')?.id ?? null;
    },
    scoped: (elementId, scope) => scopedElements(units, answers, elementId, scope),
    setFiles: (named, at, wanted) => {
      const before = at.map((id) => [id, answerOf(answers, id).fileIds] as const);
      put(withFiles(answers, at, named, wanted), at, true);
      return () => {
        const again = before.map(([id, fileIds]) => [id, { ...answerOf(answers, id), fileIds }] as const);
        put({ ...answers, ...Object.fromEntries(again) }, at, true);
      };
    },
    setNewFiles: (next) => {
      fresh = next;
      view.files = allFiles();
    },
    removeFile: (fileId) => {
      const uses = usesOf(units, answers, fileId);
      if (apl.files.some(({ id }) => id === fileId)) removedFiles = [...removedFiles, fileId];
      put(withFiles(answers, uses, [fileId], false), uses, true);
    },
    judge: () => {
      judged = true;
      refused = new Map();
      show(ids);
      return view.problems.length === 0;
    },
    refuse: (messages) => {
      refused = new Map(Array.from(messages, ([id, text]) => [id, { answer: answerOf(answers, id), text }]));
      show(ids);
    },
  };
};
