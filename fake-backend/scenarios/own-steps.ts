/** The steps that the author of a scenario can choose from: facts of the world, each with its title. */
export const ownSteps = [
  { fact: 'ordered', title: 'Buat pesanan' },
  { fact: 'paid', title: 'Bayar' },
  { fact: 'agreement signed', title: 'Tanda tangani persetujuan asesmen' },
  { fact: 'apl01 sent', title: 'Kirim APL 01' },
  { fact: 'apl02 sent', title: 'Kirim APL 02' },
  { fact: 'exams started', title: 'Mulai ujian' },
  { fact: 'exams handed in', title: 'Kumpulkan ujian' },
  { fact: 'result accepted', title: 'Terima hasil' },
  { fact: 'appealed', title: 'Kirim banding' },
  { fact: 'feedback sent', title: 'Kirim umpan balik' },
] as const;

/** The step for which an author chose a fact; undefined for others. */
export const ownStep = (name: string) => {
  const step = ownSteps.find(({ fact }) => fact === name);
  return step && { title: step.title, hint: '', expected: [{ fact: step.fact }] };
};

/** The names of the steps before, in the order of `ownSteps`. */
const olderNames = ['buy', 'pay', 'agreement', 'apl01', 'apl02', 'start', 'exam', 'result', 'appeal', 'feedback'];

/** The step of a name in the older format of files, and in worlds of an older schema. */
export const olderStep = (name: unknown) => ownStep(ownSteps[olderNames.indexOf(String(name))]?.fact ?? '');
