import Download from 'lucide-react/icons/download';
import { styled } from 'styled-components';
import type { RunningAttempt } from '../../../application/exam/attempt/running-attempt.ts';
import type { Exam } from '../../../domain/exam/exam.ts';
import { isHandedIn } from '../../../domain/exam/next-exam.ts';
import { askBody } from '../../assessment/public/next-step/step-parts.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Callout, type NoticeTone } from '../../kit/components/feedback/callout.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { space } from '../../kit/theme/theme.ts';
import { useSaveCopy } from '../attempt/use-attempt-files.ts';
import type { LeftAnswers } from './use-left-answers.ts';

const Place = styled.div`
  margin-block-end: ${space(5)};
`;

interface LeftBehindProps {
  readonly exam: Exam;
  readonly left: LeftAnswers;
  readonly attempt: RunningAttempt | null;
}

interface Words {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

const unsureText = ({ status, receipt }: Exam): string =>
  status === 'assessed'
    ? `Ujian sudah dinilai, tetapi server belum memastikan bahwa jawaban itu ikut dinilai. Unduh sebagai file, lalu tanyakan kepada LSP${receipt?.number ? ` dengan menyebut tanda terima ${receipt.number}` : ''}.`
    : 'Ujian sudah dikumpulkan, tetapi server belum memastikan bahwa jawaban itu ada di sana. Unduh sebagai file, lalu beri tahu asesor.';

const wordsOf = ({ exam, left: { count, certain }, attempt }: LeftBehindProps): Words => {
  if (count === 0)
    return {
      tone: 'caution',
      title: 'Penyimpanan perangkat ini tidak dapat dibaca',
      text: 'Jadi belum diketahui apakah masih ada jawaban ujian ini yang belum diterima server. Jangan hapus data browser ini. Portal memeriksanya lagi sendiri.',
    };
  const left = `${count} jawaban di perangkat ini ${certain ? 'tidak' : 'mungkin belum'} diterima server`;
  if (isHandedIn(exam) && attempt && !attempt.state.value.handedIn)
    return {
      tone: 'critical',
      title: 'Server mencatat ujian ini sudah dikumpulkan, padahal belum Anda kumpulkan di sini',
      text: `${left}. Jawaban itu tetap tersimpan di sini. Unduh sebagai file, lalu segera hubungi asesor agar ujian dapat dibuka lagi.`,
    };
  if (isHandedIn(exam) && !certain)
    return {
      tone: 'caution',
      title: left,
      text: `${unsureText(exam)} Jangan hapus data browser ini. Portal memeriksanya lagi sendiri: pemberitahuan ini hilang begitu server memastikannya.`,
    };
  return {
    tone: 'caution',
    title: left,
    text: 'Simpan jawaban itu sebagai file, lalu hubungi asesor bila Anda ingin jawaban itu dipertimbangkan.',
  };
};

export const LeftBehind = (props: LeftBehindProps) => {
  const { exam, left } = props;
  const save = useSaveCopy(exam);
  const { tone, title, text } = wordsOf(props);
  return (
    <Place data-print="hidden">
      <Callout
        tone={tone}
        live={tone === 'critical' ? 'assertive' : 'polite'}
        title={title}
        action={
          <>
            {left.count > 0 && (
              <Button size="small" variant="secondary" onClick={() => save(left.copy)}>
                <Download size={16} aria-hidden="true" />
                Unduh jawaban
              </Button>
            )}
            {!left.certain && (
              <Button size="small" variant="quiet" busy={left.checking} onClick={left.check}>
                Periksa lagi
              </Button>
            )}
          </>
        }
      >
        {text} Anda juga dapat menulis lewat <TextLink to={askBody(exam.trxId).to}>Kontak</TextLink>.
      </Callout>
    </Place>
  );
};
