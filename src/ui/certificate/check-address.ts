import { paths } from '../paths.ts';

/** The address that checks this number. */
export const checkAddress = (number: string): string =>
  `${paths.certificateCheck.to({})}?${new URLSearchParams({ no: number })}`;
