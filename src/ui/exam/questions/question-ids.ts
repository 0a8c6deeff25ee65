/** Ids in the page of what belongs to one question, from the id of its sheet. */
export const questionIds = (sheetId: string, no: number) => ({
  heading: `${sheetId}-soal-${no}`,
  text: `${sheetId}-isi-${no}`,
  /** Of the option that is at this place, from 0. */
  option: (place: number) => `${sheetId}-pilihan-${no}-${place}`,
});

export type QuestionIds = ReturnType<typeof questionIds>;
