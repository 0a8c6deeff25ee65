const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** `320 KB`, `1,2 MB`; 1 KB is 1000 bytes (specification 5). Never rounded down to nothing. */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${number.format(bytes / 1_000_000)} MB`
    : bytes >= 1_000
      ? `${number.format(bytes / 1_000)} KB`
      : `${bytes} byte`;
