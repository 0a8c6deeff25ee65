import { Breakable } from '../text/breakable.tsx';
import { shortFileName } from './file-name-text.ts';

/** The name must come from `shownFileName`. `bdi` isolates right-to-left names. */
export const FileName = ({ name }: { readonly name: string }) => {
  const short = shortFileName(name);
  return (
    <bdi {...(short !== name && { title: name })}>
      <Breakable>{short}</Breakable>
    </bdi>
  );
};
