import { Fragment } from 'react';

/** Before the dots and after the other signs that part a file name or an address. */
const breaks = /(?<=[@_/+-])(?=[^@_/+-])|(?=\.[^.\s])/;

/** A file name or an email, which may go on in the next line where a reader would part it: `dokumen_besar` `.jpg`, `nama@` `gmail` `.com`. */
export const Breakable = ({ children }: { readonly children: string }) =>
  children.split(breaks).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
