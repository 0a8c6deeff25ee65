import type { SaveReply } from '../../../domain/exam/question.ts';
import type { ApiFailure } from '../../api-failure.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import type { OutboxNews } from './outbox-news.ts';
import type { SittingState } from './sitting.ts';
import type { SittingJournal } from './sitting-journal.ts';

export interface Hearing {
  readonly sheet: AnswerSheet;
  readonly journal: SittingJournal;
  readonly state: () => SittingState;
  /** Shows what the sheet holds now, with these changes. */
  readonly show: (change?: Partial<SittingState>) => void;
}

/** Puts what the outbox tells onto the sheet, into the journal and before the candidate; `changed` stores and shows the sheet. */
export const hearOutbox = ({ sheet, journal, state, show }: Hearing, changed: () => void) => {
  const took = ({ saved, refused, answers }: SaveReply): void => {
    if (saved.length > 0) journal.note('saved', saved.length);
    if (refused.length > 0) journal.note('refused', refused.length);
    sheet.take({ saved, refused, answers });
    changed();
  };
  return (news: OutboxNews): void => {
    switch (news.kind) {
      case 'saved':
        took(news.reply);
        break;
      case 'failing':
        sheet.fail(news.sent.map(({ questionId }) => questionId));
        if (news.connection && state().connection !== 'lost') journal.note('lost');
        show(news.connection ? { connection: 'lost' } : {});
        break;
      case 'refused':
        took({ saved: [], refused: [{ ...news.answer, reason: wordsOf(news.error) }], answers: [] });
        break;
      case 'sessionOver':
        journal.note('sessionOver');
        show({ sessionOver: true });
        break;
      case 'closed':
        show({ closed: news.error });
    }
  };
};

/** The server's own words; empty when it has none that can be shown. */
const wordsOf = ({ messages, serverMessage }: ApiFailure): string => messages?.join(' ') || serverMessage || '';
