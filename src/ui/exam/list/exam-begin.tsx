import { useRef, useState } from 'react';
import { ApiFailure, isRefusal, wordsOf } from '../../../application/api-failure.ts';
import { canBegin, type Exam } from '../../../domain/exam/exam.ts';
import { useAlerts } from '../../core/alerts/alerts-view.ts';
import { failureText } from '../../core/failure-text.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { Checkbox } from '../../kit/components/choice/checkbox.tsx';
import { TextField } from '../../kit/components/form/text-field.tsx';
import { useExamChanges, useStartExam } from '../exam-data.ts';
import { examKinds } from '../public/exam-kinds.ts';

interface BeginProps {
  readonly exam: Exam;
  readonly user: string;
  readonly time: string | false | null;
}

const codeId = 'kode-ujian';
const readyId = 'siap-ujian';

const focus = (id: string): void => document.getElementById(id)?.focus();

/** What the server says of the code; null if it says nothing of it. */
const codeProblem = (error: unknown, asked: boolean): string | null => {
  if (!(error instanceof ApiFailure)) return null;
  const [said] = error.fieldErrors?.code ?? [];
  if (said !== undefined) return said;
  return asked && error.status === 429 ? failureText(error).text : null;
};

export const Begin = ({ exam, user, time }: BeginProps) => {
  const [ready, setReady] = useState(false);
  const [refused, setRefused] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState(false); // by a server whose status did not say that it wants a code
  const coded = exam.coded === true || asked;
  const { busy, start } = useStart(exam, user, coded, (said) => {
    setProblem(said);
    setAsked(true);
    requestAnimationFrame(() => focus(codeId)); // the field may appear only now
  });
  const press = () => {
    setRefused(!ready);
    const missing = coded && code.trim() === '';
    if (missing) setProblem('Isi kode dari asesor dahulu');
    if (missing) focus(codeId);
    else if (ready) start(coded ? code.trim() : undefined);
    else focus(readyId);
  };
  return (
    <>
      {coded && (
        <TextField
          id={codeId}
          label="Kode ujian"
          hint="Tertulis di papan ruang ujian, atau disebutkan asesor."
          aria-required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={problem ?? undefined}
          onValue={(value) => {
            setCode(value);
            setProblem(null);
          }}
        />
      )}
      <Checkbox
        id={readyId}
        label={examKinds[exam.kind].ready}
        checked={ready}
        error={refused && !ready ? 'Centang ini dahulu untuk memulai ujian' : undefined}
        onChecked={setReady}
      />
      <p id="waktu-ujian">
        Begitu Anda menekan Mulai ujian, waktu {time || 'ujian'} langsung berjalan dan tidak dapat dihentikan atau
        diulang.
      </p>
      <Button wide busy={busy} aria-describedby="waktu-ujian" onClick={press}>
        Mulai ujian
      </Button>
    </>
  );
};

/** Starts an exam once. If the response is lost or another tab was faster, the page shows the new status instead of an error. */
const useStart = (exam: Exam, user: string, coded: boolean, onWrongCode: (said: string) => void) => {
  const start = useStartExam();
  const { ask } = useExamChanges();
  const { failed, inform } = useAlerts();
  const [busy, setBusy] = useState(false);
  const starting = useRef(false);

  const hasMovedOn = async (): Promise<boolean> => {
    const now = await ask(exam).catch(() => undefined);
    return now !== undefined && !canBegin(now);
  };
  const press = async (code: string | undefined): Promise<void> => {
    if (starting.current) return;
    starting.current = true;
    setBusy(true);
    try {
      await start(exam, user, code);
    } catch (error) {
      const wrong = codeProblem(error, coded);
      if (wrong !== null) return onWrongCode(wrong);
      if (await hasMovedOn()) return;
      if (isRefusal(error)) inform(`${wordsOf(error) || 'Ujian ini belum dapat dimulai.'} Waktu ujian belum berjalan.`);
      else failed(error);
    } finally {
      starting.current = false;
      setBusy(false);
    }
  };
  return { busy, start: (code: string | undefined): void => void press(code) };
};
