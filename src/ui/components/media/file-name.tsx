import { shortFileName } from './file-name-text.ts';

/** The name of a file, as `shownFileName` gives it. It may be written from right to left: shortened in its middle, and whole in the tooltip. */
export const FileName = ({ name }: { readonly name: string }) => {
  const short = shortFileName(name);
  return <bdi {...(short !== name && { title: name })}>{short}</bdi>;
};
