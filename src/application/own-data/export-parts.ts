/** The parts of an export, in their order. */
export const exportParts = ['profile', 'records', 'purchases', 'assessments', 'notifications'] as const;
export type ExportPart = (typeof exportParts)[number];

export interface ExportProgress {
  readonly part: ExportPart;
  /** Of a part that is read bit by bit: how many of how many; `of` is 0 while that is not known. */
  readonly done: number;
  readonly of: number;
}
