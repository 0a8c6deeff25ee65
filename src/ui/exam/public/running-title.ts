interface Running {
  readonly name: string;
  readonly over: boolean;
}

export const runningTitle = ({ name, over }: Running): string =>
  over ? `Waktu ${name} habis, belum dikumpulkan` : `${name} sedang berjalan`;
