import { styled } from 'styled-components';
import type { GrantedHelp } from '../../../domain/exam/exam-helps.ts';
import { NoticeLine } from '../attempt/notice-line.tsx';
import { useHelps } from './helps-context.ts';

const names: Readonly<Record<GrantedHelp, string>> = { larger_text: 'teks lebih besar', reader: 'pembaca soal' };

/** Empty if no adjustment has switched on a help. */
export const useGrantedText = (): string => {
  const granted = useHelps((state) => state.granted);
  return granted.length === 0 ? '' : `Penyesuaian yang disetujui: ${granted.map((need) => names[need]).join(', ')}`;
};

/** Gives way to the notices before it, because one line fits below the header without moving the page. */
const Frame = styled.div`
  [aria-live='polite']:not(:empty) + & {
    display: none;
  }
`;

export const GrantedLine = () => {
  const text = useGrantedText();
  return (
    text !== '' && (
      <Frame data-print="hidden">
        <NoticeLine tone="info">{text}</NoticeLine>
      </Frame>
    )
  );
};
