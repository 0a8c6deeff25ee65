import { paths } from '../paths.ts';

export const checkAddress = (number: string): string =>
  `${paths.certificateCheck.to({})}?${new URLSearchParams({ no: number })}`;
