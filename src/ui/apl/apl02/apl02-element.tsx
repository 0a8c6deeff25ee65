import { memo, useState } from 'react';
import { styled } from 'styled-components';
import type { Apl02Element as Element } from '../../../domain/apl/apl02.ts';
import { characters, longestEvidence } from '../../../domain/apl/apl02-answers.ts';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { grouped } from '../../kit/components/text/grouped.ts';
import { media } from '../../kit/theme/media.ts';
import { color, fontSize, space } from '../../kit/theme/theme.ts';
import { Apl02ElementFiles } from '../evidence/apl02-element-files.tsx';
import type { OnPick } from '../evidence/apl02-file-picker.tsx';
import { answerFieldId, atStart, competenceOptions, evidenceFieldId } from '../public/apl02-text.ts';
import { ChangedBadge, ReviewNote } from '../review-note.tsx';
import { useApl02Store, useElementState } from './apl02-store-context.ts';

interface Apl02EvidenceTextProps {
  readonly elementId: string;
  readonly error: string | undefined;
}

const Apl02EvidenceText = memo(({ elementId, error }: Apl02EvidenceTextProps) => {
  const store = useApl02Store();
  const [text, setText] = useState(() => store.answerOf(elementId).evidence);
  return (
    <TextAreaField
      id={evidenceFieldId(elementId)}
      label="Bukti yang relevan"
      hint={`Wajib untuk K, dengan kata-kata atau file. ${grouped(characters(text))}/${grouped(longestEvidence)} karakter`}
      rows={3}
      value={text}
      error={error}
      onValue={(value) => {
        setText(value);
        store.change(elementId, { evidence: value });
      }}
    />
  );
});

const Row = styled.li`
  border-block-start: 1px solid ${color.border};
  display: grid;
  gap: ${space(4)} ${space(8)};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space(5)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
  }

  h3 {
    font-size: ${fontSize.body};
    overflow-wrap: anywhere;
  }
`;

const Criteria = styled.ol`
  color: ${color.textMuted};
  display: grid;
  font-size: ${fontSize.small};
  gap: ${space(1.5)};
  list-style: none;
  margin-block-start: ${space(2)};
  padding: 0;

  li {
    display: grid;
    gap: ${space(2)};
    grid-template-columns: 2.5rem minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
`;

const Answer = styled.div`
  align-content: start;
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
`;

export interface Apl02ElementProps {
  readonly element: Element;
  readonly note: string | null;
  readonly onPick: OnPick;
}

export const Apl02Element = memo(({ element, note, onPick }: Apl02ElementProps) => {
  const { id, no, title, criteria } = element;
  const store = useApl02Store();
  const { competent, fileIds, error, changed } = useElementState(id);
  const label = store.labelOf(id);
  const errorAt = (at: 'answer' | 'evidence') => (error?.at === at ? error.text : undefined);
  return (
    <Row aria-label={atStart(label)}>
      <div>
        <h3>
          {no}. {title}
        </h3>
        <Criteria aria-label={`Kriteria unjuk kerja ${label}`}>
          {criteria.map((criterion, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the criteria never changes
            <li key={`${index} ${criterion}`}>
              <span>
                {no}.{index + 1}
              </span>
              {criterion}
            </li>
          ))}
        </Criteria>
      </div>
      <Answer>
        {note !== null && (
          <ReviewNote title="Catatan asesor">
            <p>{note}</p>
            <ChangedBadge changed={changed} />
          </ReviewNote>
        )}
        <RadioGroup
          id={answerFieldId(id)}
          label="Penilaian Anda"
          name={answerFieldId(id)}
          options={competenceOptions}
          value={competent === null ? '' : competent ? 'K' : 'BK'}
          error={errorAt('answer')}
          inline
          onValue={(value) => store.change(id, { competent: value === 'K' })}
        />
        <Apl02EvidenceText elementId={id} error={errorAt('evidence')} />
        <Apl02ElementFiles elementId={id} fileIds={fileIds} onPick={onPick} />
      </Answer>
    </Row>
  );
});
