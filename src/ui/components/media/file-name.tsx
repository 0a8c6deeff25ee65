import { shortFileName } from './file-name-text.ts';

/** File name from `shownFileName`, shortened in the middle, with the full name as tooltip. `bdi` handles right-to-left names. */
export const FileName = ({ name }: { readonly name: string }) => {
  const short = shortFileName(name);
  return <bdi {...(short !== name && { title: name })}>{short}</bdi>;
};
