import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { FailureState } from '../core/errors/failure-state.tsx';
import { Button } from '../kit/components/button/button.tsx';
import { EmptyState } from '../kit/components/feedback/empty-state.tsx';
import { Placeholder } from '../kit/components/feedback/placeholder.tsx';
import { SkeletonBlock } from '../kit/components/feedback/skeleton-block.ts';
import { NoSignaturePicture } from '../kit/illustrations/profile-pictures.tsx';
import { useProfile } from './public/profile-data.ts';
import { RecordsFrame } from './records/records-frame.tsx';
import { SignatureForm } from './signature-form.tsx';
import { SignatureShown } from './signature-shown.tsx';
import { useWantedFocus } from './use-wanted-focus.ts';

const headingId = 'signature-heading';
const changeId = 'signature-change';

const Waiting = () => (
  <Placeholder>
    <SkeletonBlock $width="36rem" $height="13rem" />
  </Placeholder>
);

export const SignatureTab = ({ candidateId }: { readonly candidateId: string }) => {
  const query = useProfile(candidateId);
  const [making, setMaking] = useState(false);
  const focus = useWantedFocus();
  const signature = query.data?.signature ?? null;
  const known = query.data !== undefined;

  const make = (now: boolean, focused: string) => {
    setMaking(now);
    focus(focused);
  };
  const begin = (label: string, variant: 'primary' | 'secondary') => (
    <Button id={changeId} variant={variant} onClick={() => make(true, headingId)}>
      <PenLine size={18} aria-hidden="true" />
      {label}
    </Button>
  );

  return (
    <RecordsFrame
      headingId={headingId}
      title="Tanda tangan"
      lead="Dipakai pada dokumen asesmen Anda, misalnya APL 01 dan persetujuan asesmen."
      action={known && signature && !making ? begin('Ganti tanda tangan', 'secondary') : null}
    >
      {!known ? (
        query.isError ? (
          <FailureState
            error={query.error}
            title="Tanda tangan belum bisa dimuat"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <Waiting />
        )
      ) : making ? (
        <SignatureForm
          candidateId={candidateId}
          onSaved={() => make(false, headingId)}
          onCancel={() => make(false, changeId)}
        />
      ) : signature ? (
        <SignatureShown picture={signature} />
      ) : (
        <EmptyState
          picture={<NoSignaturePicture />}
          title="Belum ada tanda tangan"
          action={begin('Buat tanda tangan', 'primary')}
        >
          Gambar, ketik, atau unggah sekali saja; nanti tinggal dipakai.
        </EmptyState>
      )}
    </RecordsFrame>
  );
};
