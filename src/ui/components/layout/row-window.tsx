import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Callout } from '../feedback/callout.tsx';
import { grouped } from '../text/grouped.ts';
import { Cluster } from './cluster.tsx';

/** How many rows of a list are on screen at first, and how many come with each press. */
export const rowStep = 100;

interface MoreRowsProps {
  readonly shown: number;
  readonly all: number;
  readonly onMore: () => void;
}

const MoreRows = ({ shown, all, onMore }: MoreRowsProps) => {
  const text = useRef<HTMLParagraphElement>(null);
  const more = () => {
    onMore();
    if (shown + rowStep >= all) text.current?.focus(); // the button goes away
  };
  return (
    <Cluster>
      <p ref={text} tabIndex={-1} role="status">
        {grouped(shown)} dari {grouped(all)} ditampilkan
      </p>
      {shown < all && (
        <Button variant="secondary" onClick={more}>
          Tampilkan lebih banyak
        </Button>
      )}
    </Cluster>
  );
};

/**
 * The first rows of a list that a server may send unpaged, thousands at once, and what is below it: a way to show more (fault matrix
 * 81), and how many rows could not be read (decision 28). All rows stay known: what is searched or counted is the whole list.
 */
export const useRowWindow = <Row,>(
  rows: readonly Row[],
  unreadable = 0,
): { readonly shown: readonly Row[]; readonly more: ReactNode } => {
  const [most, setMost] = useState(rowStep);
  const shown = rows.length > most ? rows.slice(0, most) : rows;
  return {
    shown,
    more: (
      <>
        {unreadable > 0 && (
          <Callout tone="caution" title={`${grouped(unreadable)} baris tidak dapat dibaca`}>
            Baris lainnya tetap tampil. Bila ada yang kurang, hubungi lembaga sertifikasi.
          </Callout>
        )}
        {rows.length > rowStep && (
          <MoreRows shown={shown.length} all={rows.length} onMore={() => setMost(most + rowStep)} />
        )}
      </>
    ),
  };
};
