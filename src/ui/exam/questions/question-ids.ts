export const questionIds = (sheetId: string, no: number) => ({
  heading: `${sheetId}-soal-${no}`,
  text: `${sheetId}-isi-${no}`,
  struck: `${sheetId}-dicoret-${no}`,
  option: (index: number) => `${sheetId}-pilihan-${no}-${index}`,
});

export type QuestionIds = ReturnType<typeof questionIds>;
