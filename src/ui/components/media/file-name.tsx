import { shortFileName, shownFileName } from './file-name-text.ts';

/** The name of a file, which may be written from right to left: shortened in its middle, and whole in the tooltip. */
export const FileName = ({ name }: { readonly name: string }) => {
  const whole = shownFileName(name);
  const short = shortFileName(name);
  return <bdi {...(short !== whole && { title: whole })}>{short}</bdi>;
};
