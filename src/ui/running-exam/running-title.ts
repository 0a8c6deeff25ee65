interface Running {
  readonly name: string;
  readonly over: boolean;
}

/** `Ujian Esai sedang berjalan`, or that its time is over although it was not handed in. */
export const runningTitle = ({ name, over }: Running): string =>
  over ? `Waktu ${name} habis, belum dikumpulkan` : `${name} sedang berjalan`;
