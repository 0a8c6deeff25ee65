import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import type { UploadedFile, UploadTask } from '../../../domain/exam/question.ts';
import { Card } from '../../kit/components/layout/card.tsx';
import { Badge, type BadgeTone } from '../../kit/components/text/badge.tsx';
import { fontSize, space } from '../../kit/theme/theme.ts';
import { QuestionHtml } from '../questions/question-html.tsx';
import { UploadedAnswer } from './uploaded-answer.tsx';

const Heading = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  h3 {
    font-size: ${fontSize.lead};
    scroll-margin-block: 3rem 2rem;
  }
`;

const statusLabels = {
  missing: ['Belum diunggah', 'accent'],
  running: ['Mengunggah…', 'info'],
  pending: ['Belum diterima server', 'caution'],
  stored: ['Sudah diunggah', 'positive'],
} as const satisfies Record<string, readonly [string, BadgeTone]>;

export interface TaskCardProps {
  readonly task: UploadTask;
  readonly stored: UploadedFile | null;
  readonly pending?: 'running' | 'pending' | undefined;
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

export const taskLabel = ({ no }: Pick<UploadTask, 'no'>): string => `Tugas ${no}`;

export const TaskCard = ({ task, stored, pending, heading, children }: TaskCardProps) => {
  const headingId = useId();
  const [label, tone] = statusLabels[pending ?? (stored ? 'stored' : 'missing')];
  return (
    <Card as="section" $gap={4} aria-labelledby={headingId}>
      <Heading>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {taskLabel(task)}
        </h3>
        <Badge $tone={tone}>{label}</Badge>
      </Heading>
      <QuestionHtml html={task.html} />
      {stored && <UploadedAnswer file={stored} older={pending !== undefined} />}
      {children}
    </Card>
  );
};
