import { ErrorSummary, type FieldError } from '../../components/form/error-summary.tsx';
import type { CheckedForm } from '../../form/use-checked-form.ts';
import { useCell } from '../cell.ts';
import { useApl02Store } from './apl02-store-context.ts';
import type { Apl02Values } from './use-submit-apl02.ts';

/** More links than these help nobody. */
const shownElements = 8;

const shortened = (problems: readonly FieldError[]): readonly FieldError[] => {
  const next = problems[shownElements];
  if (!next) return problems;
  const others = problems.length - shownElements;
  return [...problems.slice(0, shownElements), { fieldId: next.fieldId, message: `dan ${others} elemen lain` }];
};

/** All that is wrong with the form: the elements first, then what stands below them. */
export const Apl02Summary = ({ summary }: Pick<CheckedForm<Apl02Values>, 'summary'>) => {
  const elements = useCell(useApl02Store().problems);
  const others = summary.errors.filter(({ fieldId }) => fieldId !== 'apl02-elements');
  return <ErrorSummary attempt={summary.attempt} errors={[...shortened(elements), ...others]} />;
};
