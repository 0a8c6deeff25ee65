import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { ringAround } from '../../theme/surfaces.ts';
import { color, duration, fontSize, fontWeight, radius, space, touchTarget } from '../../theme/theme.ts';
import { politely } from '../feedback/politely.ts';
import { Field, type FieldTexts, fieldAria } from '../form/field.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { FileList, type ListedFile } from './file-list.tsx';
import { FileRefusals, type RefusedFile } from './file-refusals.tsx';
import { FileRemarks, faultTexts, type RemarkedFile } from './file-remarks.tsx';

const Zone = styled.label<{ $over: boolean; $wrong: boolean; $busy: boolean; $compact: boolean }>`
  align-items: center;
  background: ${({ $over }) => ($over ? color.brandTint : color.surface)};
  border: 2px dashed ${({ $over, $wrong }) => ($wrong ? color.critical : $over ? color.brand : color.borderControl)};
  border-radius: ${radius.card};
  cursor: ${({ $busy }) => ($busy ? 'progress' : 'pointer')};
  display: grid;
  gap: ${space(1)};
  justify-items: center;
  padding: ${space(5)} ${space(4)};
  position: relative;
  text-align: center;
  transition: background-color ${duration.fast}, border-color ${duration.fast};

  svg {
    color: ${color.brand};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
    }
  }

  ${ringAround}

  ${({ $compact }) =>
    $compact &&
    css`
      align-content: center;
      border-radius: ${radius.control};
      border-width: 1px;
      flex: none;
      grid-auto-flow: column;
      justify-content: center;
      min-block-size: ${touchTarget};
      padding: ${space(2)} ${space(3)};
    `}
`;

const Place = styled.div`
  align-items: stretch;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > ul {
    flex: 1 1 18rem;
  }

  > label:only-child {
    flex: 1;
  }
`;

const Input = styled.input`
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
`;

const Choose = styled.span`
  color: ${color.brand};
  font-weight: ${fontWeight.semibold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Or = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.small};

  ${media.touch} {
    display: none;
  }
`;

/** `accept` does not apply to dropped files. `alreadySome`: the page lists files elsewhere, so the drop zone is only one row high. */
export type FileDropProps = FieldTexts & {
  readonly id?: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly files: readonly ListedFile[];
  readonly refused?: readonly RefusedFile[];
  readonly remarked?: readonly RemarkedFile[];
  readonly onChoose: (files: readonly File[]) => void;
  readonly onRemove?: (id: string) => void;
  readonly onOpen?: (id: string) => void;
  readonly busy?: boolean;
  readonly alreadySome?: boolean;
};

const stateOf = (files: readonly ListedFile[], remarked: readonly RemarkedFile[]) =>
  [
    ...(files.length > 0 ? [`${files.length} file dipilih: ${files.map(({ name }) => name).join(', ')}`] : []),
    ...remarked.map(({ name, shrunkFrom, fault }) => {
      const remarks = [...(shrunkFrom === null ? [] : ['diperkecil']), ...(fault ? [faultTexts[fault]] : [])];
      return `${name} ${remarks.join(' dan ')}`;
    }),
  ].join('. ');

export const FileDrop = (props: FileDropProps) => {
  const { id, label, hint, error, optional, accept, multiple = false, files, refused = [], onChoose, onRemove } = props;
  const { remarked = [], busy = false, note, onOpen, alreadySome = false } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (list: globalThis.FileList | null | undefined) => {
    const found = Array.from(list ?? []);
    if (busy || found.length === 0) return;
    onChoose(multiple ? found : found.slice(0, 1));
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files);
    event.currentTarget.value = ''; // allows choosing the same file again
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault(); // without this, the browser would open the file
    setOver(isOver && !busy);
  };
  const remove = (fileId: string) => {
    onRemove?.(fileId);
    input.current?.focus();
  };

  const chosenOne = !multiple && files.length > 0;
  const compact = chosenOne || alreadySome;
  const replaces = chosenOne || (alreadySome && !multiple);
  const list = files.length > 0 && (
    <FileList
      accepted
      label={`${label}: file yang dipilih`}
      files={files}
      onRemove={onRemove && remove}
      onOpen={onOpen}
    />
  );
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} note={note} optional={optional ?? false}>
      <Place>
        {chosenOne && list}
        <Zone
          $compact={compact}
          $over={over}
          $wrong={Boolean(error)}
          $busy={busy}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            take(event.dataTransfer.files);
          }}
        >
          <Input
            {...fieldAria(fieldId, { hint, error, note })}
            ref={input}
            id={fieldId}
            type="file"
            accept={accept}
            multiple={multiple}
            onChange={chosen}
            onClick={(event) => busy && event.preventDefault()}
            aria-disabled={busy}
          />
          <Upload size={compact ? 18 : 24} aria-hidden="true" />
          <Choose>{replaces ? 'Ganti' : 'Pilih file'}</Choose>
          {!replaces && <Or>atau seret ke sini</Or>}
        </Zone>
      </Place>
      <VisuallyHidden {...politely}>{busy ? 'Membaca file…' : stateOf(files, remarked)}</VisuallyHidden>
      <FileRefusals refused={refused} />
      <FileRemarks remarked={remarked} />
      {!chosenOne && list}
    </Field>
  );
};
