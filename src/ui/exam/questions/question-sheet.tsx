import Keyboard from 'lucide-react/icons/keyboard';
import List from 'lucide-react/icons/list';
import Square from 'lucide-react/icons/square';
import {
  type FocusEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { styled } from 'styled-components';
import type { Question } from '../../../domain/exam/question.ts';
import { Button } from '../../kit/components/button/button.tsx';
import { politely } from '../../kit/components/feedback/politely.ts';
import { Cluster } from '../../kit/components/layout/cluster.tsx';
import { Stack } from '../../kit/components/layout/stack.tsx';
import { VisuallyHidden } from '../../kit/components/text/visually-hidden.tsx';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';
import type { AnswerSource } from '../attempt/answer-source.ts';
import { focusAgain, focusedControl } from '../attempt/last-position.ts';
import { ExamFoot } from '../public/exam-bar.tsx';
import { ExamKeysHelp } from './exam-keys-help.tsx';
import { useNavigatorFold } from './navigator-fold.ts';
import { questionIds } from './question-ids.ts';
import { QuestionNavigator } from './question-navigator.tsx';
import { QuestionRow, type QuestionRowProps } from './question-row.tsx';
import { SheetBar, SheetWays } from './sheet-bar.tsx';
import type { Sheet } from './use-sheet.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

/** Keeps a short question from stretching to the navigator's height. */
const Layout = styled.div<{ $beside: boolean }>`
  align-items: start;
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    gap: ${space(3)} ${space(8)};
    ${({ $beside }) => $beside && 'grid-template-columns: 17rem minmax(0, 1fr);'}
  }

  ${media.low} {
    ${({ $beside }) => !$beside && '--beside-heading: 10.5rem;'}
  }
`;

const Shown = styled(Stack)<{ $beside: boolean }>`
  ${media.low} {
    ${({ $beside }) => !$beside && 'grid-area: 1 / 1;'}
  }
`;

const Tools = styled(Cluster)`
  gap: 0;
`;

/** Not a grid: a grid would measure all 300 rows when one changes. */
const Rows = styled.div`
  > * + * {
    margin-block-start: ${space(4)};
  }
`;

/**
 * A browser would put the heading into the middle of the window and the last options below it. Moves the caret there too, because a
 * screen reader continues from the caret, which would otherwise be behind the new question.
 */
const begin = (heading: HTMLElement) => {
  heading.focus({ preventScroll: true });
  getSelection()?.collapse(heading, 0);
  heading.scrollIntoView({ block: 'start' });
};

const FIRST_ROWS = 12;

/**
 * `questions` must be a stable reference per exam. `timed`: a timer outside the sheet handles the key that reads the time. `amongOthers`:
 * the page shows more than the questions, so the navigation buttons are below the question, not in the bar at the foot.
 */
export interface QuestionSheetProps {
  readonly questions: readonly Question[];
  readonly source: AnswerSource;
  readonly sheet: Sheet;
  readonly disabled?: boolean;
  readonly onTime?: () => void;
  readonly timed?: boolean;
  readonly finish?: ReactNode;
  readonly review?: ReactNode;
  readonly amongOthers?: boolean;
}

type WholeListProps = Omit<QuestionRowProps, 'question' | 'inList'> & {
  readonly rows: readonly Question[];
};

const WholeList = memo(({ rows, ...row }: WholeListProps) => (
  <Rows>
    {rows.map((each) => (
      <QuestionRow key={each.id} question={each} {...row} inList />
    ))}
  </Rows>
));

export const QuestionSheet = (props: QuestionSheetProps) => {
  const {
    questions,
    source,
    sheet,
    disabled = false,
    onTime,
    timed = false,
    finish,
    review,
    amongOthers = false,
  } = props;
  const { whole, current, asked, served, focused, goTo } = sheet;
  const sheetId = useId();
  const [help, setHelp] = useState(false);
  const [said, setSaid] = useState({ text: '', no: 0 });
  const [folded, fold] = useNavigatorFold();
  const first = useMemo(() => questions.slice(0, FIRST_ROWS), [questions]);
  const rows = useDeferredValue(whole ? questions : first, first);
  const question = questions[current];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `rows` can render the row of the question, which the whole list defers
  useEffect(() => {
    if (asked === served.current || !question) return;
    const heading = document.getElementById(questionIds(sheetId, question.no).heading);
    if (!heading) return;
    served.current = asked;
    const again = focused.current;
    focused.current = null;
    if (!again || !focusAgain(heading.closest('[data-question]'), again)) begin(heading);
  }, [asked, question, sheetId, rows]);

  // a layout effect, because its cleanup runs while the focused element is still in the document
  useLayoutEffect(
    () => () => {
      focused.current = focusedControl();
    },
    [focused],
  );

  useSheetKeys({
    ...{ questions, source, sheet, sheetId, disabled, onTime },
    onHelp: () => setHelp(true),
    say: (text) => setSaid(({ no }) => ({ text, no: no + 1 })),
  });

  const workedOn = (event: FocusEvent<HTMLElement>) => {
    const no = event.target.closest<HTMLElement>('[data-question]')?.dataset.question;
    const index = questions.findIndex((each) => String(each.no) === no);
    if (index >= 0) sheet.touch(index);
  };
  const ways = !whole && (
    <SheetWays {...{ questions, source, sheetId, disabled, current, finish }} secondary={amongOthers} onGo={goTo} />
  );
  // on the last question `finish` leads to the review, so the slot of `review` is empty; it remains, so that the other buttons do not move
  const isLast = !whole && Boolean(finish) && current === questions.length - 1;
  const row = { total: questions.length, source, sheetId, disabled };
  return (
    <Layout $beside={!folded}>
      <QuestionNavigator {...{ questions, source, current, folded }} onGo={goTo} onFold={fold}>
        <Tools>
          <Button size="small" variant="quiet" onClick={() => sheet.setWhole(!whole)}>
            {whole ? <Square size={16} aria-hidden="true" /> : <List size={16} aria-hidden="true" />}
            {whole ? 'Tampilkan satu per satu' : 'Tampilkan semua soal'}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setHelp(true)}>
            <Keyboard size={16} aria-hidden="true" />
            Pintasan keyboard
          </Button>
        </Tools>
      </QuestionNavigator>
      <Shown $gap={4} $beside={!folded} onFocus={workedOn}>
        {whole && <WholeList rows={rows} {...row} />}
        {whole && finish && rows.length === questions.length && <Cluster $justify="end">{finish}</Cluster>}
        {!whole && question && <QuestionRow key={question.id} question={question} {...row} inList={false} />}
        {amongOthers && ways}
        <VisuallyHidden {...politely}>
          <span key={said.no}>{said.text}</span>
        </VisuallyHidden>
      </Shown>
      {!amongOthers && (
        <ExamFoot>
          {(review || ways) && (
            <SheetBar review={review && (isLast ? <span /> : review)} beside={!folded}>
              {ways}
            </SheetBar>
          )}
        </ExamFoot>
      )}
      <ExamKeysHelp
        open={help}
        onClose={() => setHelp(false)}
        keys={sheet.keys}
        onKeys={sheet.setKeys}
        withTime={timed || onTime !== undefined}
      />
    </Layout>
  );
};
