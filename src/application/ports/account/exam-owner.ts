/** Remembers, for all tabs of this browser, of whom it keeps a running exam: who that is when the server cannot be asked. */
export interface ExamOwner {
  /** The candidate's id; null where nothing is kept. */
  read(): string | null;
  remember(candidateId: string): void;
  forget(): void;
}
