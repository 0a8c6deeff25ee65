import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Requirement } from '../../../domain/apl/apl01.ts';
import { shownFileName } from '../../../domain/files/file-name.ts';
import { OpenStoredFile } from '../../forms/document/open-stored-file.tsx';
import { useOpenChosenFile } from '../../forms/document/use-open-chosen-file.ts';
import type { Draft } from '../../forms/draft/draft.ts';
import { evidenceRefusal } from '../../forms/file-refusal.ts';
import { useChosenFiles } from '../../forms/use-chosen-files.ts';
import { useEvidenceLimits } from '../../forms/use-evidence-limits.ts';
import { usePrepareFile } from '../../forms/use-prepare-file.ts';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { FileDrop } from '../../kit/components/media/file-drop.tsx';
import { largestSize } from '../../kit/components/media/file-size.ts';
import { Badge } from '../../kit/components/text/badge.tsx';
import { Note } from '../../kit/components/text/note.tsx';
import { color, radius, space } from '../../kit/theme/theme.ts';
import { verdictText, verdictTone } from '../apl01/apl01-text.ts';
import type { Apl01CheckedForm, Apl01Kept } from '../apl01/apl01-values.ts';
import { asksForPhoto, fromProfile } from '../apl01/profile-photo.ts';
import { requirementTitle, rowName } from '../public/apl01-target.ts';

const Row = styled.div`
  align-content: start;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(4)};
`;

const FromProfile = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};

  img {
    block-size: 5rem;
    inline-size: 5rem;
    object-fit: contain; /* uncut, as it is sent */
  }

  span {
    flex: 1 1 12rem;
  }
`;

export interface Apl01EvidenceRowProps {
  readonly requirement: Requirement;
  readonly checked: Apl01CheckedForm;
  readonly draft: Draft<Apl01Kept>;
  readonly note: ReactNode;
  readonly photo: string | null;
  /** Titles of the other requirements for which the candidate chose the same file. */
  readonly sameAs: readonly string[];
}

export const Apl01EvidenceRow = ({ requirement, checked, draft, note, photo, sameAs }: Apl01EvidenceRowProps) => {
  const { file: stored, verdict, required } = requirement;
  const title = requirementTitle(requirement);
  const { form } = checked;
  const name = rowName(requirement.id);
  const { id, error } = checked.field(name);
  const titleId = useId();
  const fileId = useWatch({ control: form.control, name }) as string;
  const chosen = draft.files.get(fileId);
  const limits = useEvidenceLimits();
  const { refused, remarked, busy, onChoose, clear } = useChosenFiles({
    prepare: usePrepareFile(limits),
    judge: (each) => evidenceRefusal(each, limits),
  });

  const openChosen = useOpenChosenFile();
  const offersPhoto = photo !== null && required && stored === null && asksForPhoto(requirement);

  const usesPhoto = offersPhoto && fileId === fromProfile;

  const set = (next: string) => {
    if (chosen) draft.removeFile(fileId);
    form.setValue(name, next, { shouldDirty: true });
    if (form.formState.isSubmitted) void form.trigger();
  };
  const choose = async (files: readonly File[]) => {
    const [taken] = await onChoose(files);
    if (taken) set(draft.addFile(taken.file));
  };
  return (
    <Row role="group" aria-labelledby={titleId}>
      <span id={titleId} hidden>
        {title}
      </span>
      {verdict && (
        <div>
          <Badge $tone={required || verdict !== 'absent' ? verdictTone[verdict] : 'neutral'}>
            {verdictText[verdict]}
          </Badge>
        </div>
      )}
      <FileDrop
        id={id}
        label={title}
        optional={!required}
        hint={`PDF, JPG, atau PNG, paling besar ${largestSize(limits)}`}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        files={chosen ? [{ id: fileId, name: shownFileName(chosen.name), size: chosen.size }] : []}
        refused={refused}
        remarked={remarked}
        busy={busy}
        error={error}
        alreadySome={usesPhoto || (stored !== null && verdict === 'met')}
        note={
          usesPhoto ? (
            <>
              {note}
              <FromProfile>
                <img src={photo} alt="Foto dari profil Anda" />
                <span>
                  <strong>Dari profil.</strong> Foto ini dikirim persis seperti terlihat. Ganti bila bentuknya bukan
                  yang diminta.
                </span>
              </FromProfile>
            </>
          ) : (
            note
          )
        }
        onChoose={(files) => void choose(files)}
        onOpen={() => chosen && openChosen(chosen)}
        onRemove={() => {
          clear();
          set(offersPhoto ? fromProfile : '');
        }}
      />
      {sameAs.length > 0 && (
        <Note>
          File ini juga Anda pilih untuk <strong>{sameAs.join(', ')}</strong>. Bila bukan satu dokumen untuk keduanya,
          ganti salah satunya.
        </Note>
      )}
      {stored && (
        <Stack $gap={1.5} $align="start">
          <Note>{chosen ? 'Akan digantikan:' : 'Sudah dikirim:'}</Note>
          <OpenStoredFile file={stored} />
        </Stack>
      )}
    </Row>
  );
};
