/** The candidate with an exam kept in this browser, shared by all tabs: identifies the user when the server cannot be reached. */
export interface ExamOwner {
  /** The candidate's id; null when nothing is kept. */
  read(): string | null;
  remember(candidateId: string): void;
  forget(): void;
}
