import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { use, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { type ProblemKind, problemKinds } from '../../../domain/exam/question-problem.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { RadioGroup } from '../../kit/components/choice/radio-group.tsx';
import { TextAreaField } from '../../kit/components/form/text-area-field.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { Dialog } from '../../kit/components/overlay/dialog.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { remainingText } from '../../kit/format/remaining-time.ts';
import { media } from '../../kit/theme/media.ts';
import { outOfSight } from '../../kit/theme/surfaces.ts';
import { space } from '../../kit/theme/theme.ts';
import { examName } from '../public/exam-kinds.ts';
import { problemMessage, problemTitles } from '../public/problem-text.ts';
import { useCountdown } from '../public/use-countdown.ts';
import { type Problems, ProblemsContext } from './problems-context.ts';

const longest = 500;

const options = problemKinds.map((kind) => ({ id: kind, name: kind, value: kind, title: problemTitles[kind] }));

interface ReportProps {
  readonly question: Question;
  readonly problems: Problems;
  readonly onClose: () => void;
}

const Left = ({ left }: { readonly left: number | null }) => (
  <p>
    {left === null ? 'Waktu ujian ' : `Sisa waktu ${remainingText(Math.max(0, left))} `}
    tetap berjalan dan dicatat bersama laporan. Anda tetap dapat menjawab soal.
  </p>
);

const Report = ({ question, problems: { exam, report }, onClose }: ReportProps) => {
  const { remaining } = useCountdown(exam);
  const [kind, setKind] = useState<ProblemKind | null>(null);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const firstId = useId();
  const refused = missing && kind === null ? 'Pilih masalahnya' : undefined;
  const begun = kind !== null || words.trim() !== '';
  const finish = () => {
    const about = { exam: examName(exam), no: question.no, kind: kind ?? 'other', words, left: remaining };
    report(question, { kind: about.kind, message: problemMessage(about) });
  };
  // when the exam ends while the candidate writes, what is written is reported
  const interrupted = useRef<(() => void) | null>(null);
  useEffect(() => {
    interrupted.current = begun ? finish : null;
  });
  useEffect(() => () => interrupted.current?.(), []);
  const close = () => {
    interrupted.current = null;
    onClose();
  };
  const send = () => {
    if (kind === null) {
      setMissing(true);
      return document.getElementById(firstId)?.focus();
    }
    finish();
    close();
  };
  return (
    <Dialog
      open
      title={`Laporkan masalah pada soal ${question.no}`}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Batal
          </Button>
          <Button onClick={send}>Kirim laporan</Button>
        </>
      }
    >
      <Stack $gap={4}>
        <VisuallyHidden aria-live="assertive">{refused}</VisuallyHidden>
        <RadioGroup
          id={firstId}
          label="Apa masalahnya?"
          name={`masalah-${question.id}`}
          inline
          options={options}
          {...(kind && { value: kind })}
          onValue={(value) => setKind(problemKinds.find((known) => known === value) ?? null)}
          error={refused}
        />
        <TextAreaField label="Keterangan" optional rows={3} maxLength={longest} value={words} onValue={setWords} />
        <Left left={remaining} />
      </Stack>
    </Dialog>
  );
};

/** As high as the line beside it. */
const Place = styled.span`
  margin-block: -${space(1)};
  margin-inline-start: auto;
`;

/** In low and narrow windows, the button shows only its sign. */
const Words = styled.span`
  ${media.low} {
    ${outOfSight}
  }

  ${media.half} {
    ${outOfSight}
  }
`;

/** Tells the assessor that something is wrong with this question. It never stops the answering. */
export const ReportButton = ({ question }: { readonly question: Question }) => {
  const problems = use(ProblemsContext);
  const [open, setOpen] = useState(false);
  if (!problems) return null;
  return (
    <Place data-print="hidden">
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        <MessageSquareWarning size={16} aria-hidden="true" />
        <Words>Laporkan masalah</Words>
        <VisuallyHidden> pada soal {question.no}</VisuallyHidden>
      </Button>
      {open && <Report question={question} problems={problems} onClose={() => setOpen(false)} />}
    </Place>
  );
};
