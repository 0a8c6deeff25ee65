import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/button/icon-button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { ExamBar } from '../../layouts/exam-bar.tsx';
import { QuestionHtml } from '../questions/question-html.tsx';

const title = 'Petunjuk pengerjaan';

/** The instructions of an exam, behind a button in the header: at hand at every question, and in the way of none. */
export const InstructionsButton = ({ html }: { readonly html: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ExamBar>
        <IconButton label={title} onClick={() => setOpen(true)}>
          <CircleHelp size={22} aria-hidden="true" />
        </IconButton>
      </ExamBar>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <QuestionHtml html={html} />
      </Dialog>
    </>
  );
};
