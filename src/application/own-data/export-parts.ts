export const exportParts = ['profile', 'records', 'purchases', 'assessments', 'notifications'] as const;
export type ExportPart = (typeof exportParts)[number];

export interface ExportProgress {
  readonly part: ExportPart;
  /** Progress of a part; `of` is 0 while unknown. */
  readonly done: number;
  readonly of: number;
}
