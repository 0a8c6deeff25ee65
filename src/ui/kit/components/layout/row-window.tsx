import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Callout } from '../feedback/callout.tsx';
import { grouped } from '../text/grouped.ts';
import { Cluster } from './cluster.tsx';

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
    if (shown + rowStep >= all) text.current?.focus(); // the button that has the focus disappears
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

/** Renders a long list in steps (fault matrix 81) and reports unreadable rows (decision 28). */
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
