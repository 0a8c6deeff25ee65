export const questionIds = (sheetId: string, no: number) => ({
  heading: `${sheetId}-soal-${no}`,
  text: `${sheetId}-isi-${no}`,
  option: (place: number) => `${sheetId}-pilihan-${no}-${place}`,
});

export type QuestionIds = ReturnType<typeof questionIds>;
