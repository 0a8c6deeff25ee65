import type { AssessedBy, ReassessmentRow, ResultRow, UnitResultRow } from '../database/form-rows.ts';
import type { SchemeRow } from '../database/rows.ts';
import { assessmentMethods } from './assessment-methods.ts';
import { examKinds } from './exam/exam-kinds.ts';
import { type ExamPlan, kindsAbout } from './exam/exam-plan.ts';

/** The assessor's decision on a unit; omitted units are competent. */
export interface UnitDecision {
  readonly code: string;
  readonly competent: boolean;
  readonly note?: string | null;
  readonly methods?: readonly { readonly method: AssessedBy; readonly competent: boolean }[];
}

const isExam = (method: AssessedBy): boolean => method in examKinds;

/** Lists the methods that assess a unit: the exams about it, and the other agreed methods. */
const methodsOf = (
  { methods }: Pick<SchemeRow, 'methods'>,
  plans: readonly ExamPlan[],
  code: string,
): readonly AssessedBy[] => {
  const agreed = methods.flatMap((title) => assessmentMethods[title]?.assessedBy ?? []);
  return [...new Set([...kindsAbout(plans, code), ...agreed.filter((method) => !isExam(method))])];
};

const lacking = 'Bukti belum cukup untuk seluruh kriteria unjuk kerja unit ini.';

/** If the exams gave no verdict, a failed unit is not competent in its last method and competent in the others. */
const unitResult = (
  { code, title }: Pick<SchemeRow['units'][number], 'code' | 'title'>,
  methods: readonly AssessedBy[],
  decision: UnitDecision | undefined,
): UnitResultRow => {
  const competent = decision?.competent ?? true;
  const graded = decision?.methods ?? [];
  const verdictOf = (method: AssessedBy, index: number): boolean =>
    graded.find((each) => each.method === method)?.competent ??
    (competent || graded.length > 0 || index < methods.length - 1);
  return {
    code,
    title,
    competent,
    methods: methods.map((method, index) => ({ method, competent: verdictOf(method, index) })),
    note: decision?.note || (competent ? null : lacking),
  };
};

const followUpOf = (units: readonly UnitResultRow[]): string => {
  const lackingUnits = units.filter(({ competent }) => !competent).map(({ title }) => title);
  return lackingUnits.length === 0
    ? 'Pelihara kompetensi Anda dan ajukan sertifikasi ulang sebelum masa berlaku sertifikat berakhir.'
    : `Ikuti asesmen ulang untuk unit: ${lackingUnits.join('; ')}.`;
};

const noteOf = (units: readonly UnitResultRow[]): string => {
  const lackingUnits = units.filter(({ competent }) => !competent).map(({ title }) => title);
  return lackingUnits.length === 0
    ? 'Kompeten pada seluruh unit.'
    : `Belum kompeten pada unit ${lackingUnits.join('; ')}.`;
};

export const newResult = (of: {
  readonly id: string;
  readonly scheme: Pick<SchemeRow, 'units' | 'methods'>;
  readonly plans: readonly ExamPlan[];
  readonly units: readonly UnitDecision[];
  readonly carried?: readonly UnitResultRow[];
  readonly note?: string | null;
  readonly decidedAt: string;
}): ResultRow => {
  const { id, scheme, plans, decidedAt, carried = [] } = of;
  const decided = scheme.units.map((unit) =>
    unitResult(
      unit,
      methodsOf(scheme, plans, unit.code),
      of.units.find(({ code }) => code === unit.code),
    ),
  );
  const units = [...decided, ...carried];
  return {
    id,
    assessed_by: null,
    competent: units.every(({ competent }) => competent),
    decided_at: decidedAt,
    units,
    note: of.note || noteOf(units),
    follow_up: followUpOf(units),
    acknowledged: null,
  };
};

/** The result after the reassessment of a granted appeal. Only the reassessed units change. The result must be acknowledged again. */
export const reassessedResult = (
  result: ResultRow,
  { units: again, assessor }: ReassessmentRow,
  decided: { readonly units: readonly UnitDecision[]; readonly note?: string | null; readonly decidedAt: string },
): ResultRow => {
  const units = result.units.map((unit) => {
    if (!again.includes(unit.code)) return unit;
    const decision = decided.units.find(({ code }) => code === unit.code);
    const assessed = unitResult(
      unit,
      unit.methods.map(({ method }) => method),
      decision,
    );
    return { ...assessed, note: assessed.note ?? 'Dinyatakan kompeten pada penilaian ulang setelah banding.' };
  });
  return {
    ...result,
    assessed_by: assessor,
    units,
    competent: units.every(({ competent }) => competent),
    decided_at: decided.decidedAt,
    note: decided.note || noteOf(units),
    follow_up: followUpOf(units),
    acknowledged: null,
  };
};
