/** The candidate with an exam kept in this browser, shared by all tabs: identifies the user when the server cannot be reached. */
export interface ExamOwner {
  read(): string | null;
  remember(candidateId: string): void;
  forget(): void;
}
