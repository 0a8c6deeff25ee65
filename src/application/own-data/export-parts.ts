export const exportParts = ['profile', 'records', 'purchases', 'assessments', 'notifications'] as const;
export type ExportPart = (typeof exportParts)[number];

export interface ExportProgress {
  readonly part: ExportPart;
  readonly done: number;
  readonly of: number;
}
