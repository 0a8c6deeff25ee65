import { styled } from 'styled-components';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { color, fontSize, fontWeight, space } from '../../kit/theme/theme.ts';

const Keys = styled.dl`
  align-items: center;
  display: grid;
  gap: ${space(2.5)} ${space(5)};
  grid-template-columns: max-content 1fr;

  div {
    display: contents;
  }

  kbd {
    background: ${color.surface};
    border: 1px solid ${color.borderControl};
    border-block-end-width: 2px;
    border-radius: 6px;
    display: inline-block;
    font: inherit;
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.semibold};
    min-inline-size: 2rem;
    padding: ${space(0.5)} ${space(2)};
    text-align: center;
  }
`;

export interface ExamKeysHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly keys: boolean;
  readonly onKeys: (keys: boolean) => void;
  readonly withTime: boolean;
}

export const ExamKeysHelp = ({ open, onClose, keys, onKeys, withTime }: ExamKeysHelpProps) => {
  const rows: readonly (readonly [readonly string[], string])[] = [
    [['1', '5'], 'Memilih jawaban menurut urutannya'],
    [['A', 'E'], 'Memilih jawaban menurut hurufnya (B dan S untuk Benar dan Salah)'],
    [['N'], 'Soal berikutnya'],
    [['P'], 'Soal sebelumnya'],
    [['R'], 'Menandai ragu-ragu, atau menghapus tandanya'],
    ...(withTime ? ([[['T'], 'Mendengar sisa waktu']] as const) : []),
    [['?'], 'Membuka bantuan ini'],
  ];
  return (
    <Dialog open={open} title="Pintasan keyboard" onClose={onClose}>
      <Stack $gap={4}>
        <p>
          Pintasan tidak bekerja saat Anda mengetik. Pada tampilan semua soal, pilihan jawaban dan ragu-ragu berlaku
          untuk soal yang sedang Anda kerjakan.
        </p>
        <Keys>
          {rows.map(([names, meaning]) => (
            <div key={meaning}>
              <dt>
                {names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && ' – '}
                    <kbd>{name}</kbd>
                  </span>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Keys>
        <Checkbox label="Aktifkan pintasan keyboard" checked={keys} onChecked={onKeys} />
      </Stack>
    </Dialog>
  );
};
