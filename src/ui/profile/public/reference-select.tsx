import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { failureText } from '../../core/failure-text.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { SelectField } from '../../kit/components/form/select-field.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import type { ReferenceList } from './reference-data.ts';

const Frame = styled.div`
  align-content: start;
  display: grid;
  gap: ${space(2)};
  min-inline-size: 0;
`;

const Failed = styled.div`
  align-items: center;
  color: ${color.critical};
  display: flex;
  flex-wrap: wrap;
  font-size: ${fontSize.small};
  gap: ${space(2)};
  justify-content: space-between;
`;

export interface ReferenceSelectProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly note?: ReactNode;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly list: ReferenceList;
  readonly waitsFor?: string | null;
}

const placeholderOf = ({ list, waitsFor }: ReferenceSelectProps): string => {
  if (waitsFor) return `Pilih ${waitsFor} dulu`;
  if (list.data) return 'Pilih…';
  return list.error ? 'Belum bisa dimuat' : 'Memuat…';
};

const optionsOf = ({ list, value }: ReferenceSelectProps) => {
  const items = (list.data ?? []).map(({ id, name }) => ({ id, name, value: id, title: name }));
  if (value === '' || items.some((item) => item.value === value)) return items;
  const title = list.data ? 'Pilihan lama' : list.error ? 'Pilihan tersimpan' : 'Memuat…';
  return [{ id: value, name: title, value, title }, ...items];
};

/** Waits for its parent and keeps its value while the list loads. Falls back to a text field if the list is unavailable. */
export const ReferenceSelect = (props: ReferenceSelectProps) => {
  const { id, label, error, note, value, onValue, list, waitsFor } = props;
  const field = { id, label, error, note, value, onValue };
  const loading = !waitsFor && list.isPending && !list.error;
  return (
    <Frame>
      {list.typed ? (
        <TextField
          {...field}
          hint={`Daftar pilihan tidak tersedia. Tulis ${label.toLowerCase()} Anda.`}
          maxLength={100}
        />
      ) : (
        <SelectField
          {...field}
          options={optionsOf(props)}
          placeholder={placeholderOf(props)}
          disabled={Boolean(waitsFor)}
          aria-busy={loading}
        />
      )}
      {list.error && !list.data && (
        <Failed role="alert">
          {label} belum bisa dimuat. {failureText(list.error).text}
          <Button
            variant="secondary"
            size="small"
            busy={list.isFetching}
            aria-label={`Coba lagi memuat ${label.toLowerCase()}`}
            onClick={() => void list.refetch()}
          >
            Coba lagi
          </Button>
        </Failed>
      )}
    </Frame>
  );
};
