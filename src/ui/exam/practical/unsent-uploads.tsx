import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import { deviceTokens } from '../../../application/device/tokens.ts';
import { draftTokens } from '../../../application/draft/tokens.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { useService } from '../../core/services.tsx';
import { useSession } from '../../core/session/session-view.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout } from '../../kit/components/feedback/callout.tsx';
import { space } from '../../kit/theme/theme.ts';
import { demonstrationDraft } from './demonstration-draft.ts';

const Place = styled.div`
  margin: 0 auto ${space(5)};
  max-inline-size: 56rem;
`;

const useWaiting = (exam: Exam, user: string | undefined) => {
  const drafts = useService(draftTokens.drafts);
  const desk = useService(draftTokens.draftSessions);
  const { trxId } = exam;
  const form = demonstrationDraft(exam);
  const { data: files = [], refetch } = useQuery({
    queryKey: ['exam', 'uploads-left', user, form, trxId],
    queryFn: async (): Promise<readonly File[]> => {
      if (user === undefined) return [];
      const { content, beside } = await drafts.read({ user, form, subject: trxId });
      return [...((beside?.content ?? content)?.files.values() ?? [])];
    },
    gcTime: 0,
    networkMode: 'always',
    staleTime: 0,
    structuralSharing: false,
  });
  const remove = async (): Promise<void> => {
    if (user === undefined) return;
    await desk.drop({ user, form, subject: trxId }, null);
    await refetch();
  };
  return { files, remove };
};

/** Files still on this device after the submission. They stay until the candidate removes them. */
export const UnsentUploads = ({ exam }: { readonly exam: Exam }) => {
  const saver = useService(deviceTokens.fileSaver);
  const { failed } = useAlerts();
  const { files, remove } = useWaiting(exam, useSession().candidate?.id);
  if (files.length === 0) return null;
  const save = async () => {
    for (const file of files) await saver.save(file, file.name);
  };
  return (
    <Place data-print="hidden">
      <Callout
        tone="caution"
        live="polite"
        title={`${files.length} file mungkin tidak sempat terkirim`}
        action={
          <>
            <Button size="small" variant="secondary" onClick={() => void save().catch(failed)}>
              <Download size={16} aria-hidden="true" />
              Unduh file
            </Button>
            <Button size="small" variant="quiet" onClick={() => void remove().catch(failed)}>
              Hapus dari perangkat ini
            </Button>
          </>
        }
      >
        {files.map(({ name }) => name).join(', ')} masih menunggu di perangkat ini saat demonstrasi dikumpulkan.
        Cocokkan dengan tanda terima, lalu hubungi asesor bila ada yang kurang.
      </Callout>
    </Place>
  );
};
