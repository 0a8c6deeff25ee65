import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormStatus } from '../../../src/domain/assessment/form-status.ts';
import { AssessmentForm } from '../../../src/ui/assessment/public/form-page/assessment-form.tsx';
import { aStage } from '../../builders/stages.ts';
import { FakeServices, showWith } from '../show-with.tsx';

const Form = ({ status }: { readonly status: FormStatus }) => {
  const form = { status, trxId: 'TRX-1', signature: null, review: null };
  return (
    <AssessmentForm
      {...{ trxId: 'TRX-1', title: 'APL 02', stage: 'apl02' }}
      query={{ data: form, isPending: false, isError: false } as never}
      begin={() => form}
    >
      {() => <p>Isian</p>}
    </AssessmentForm>
  );
};

const open = (status: FormStatus, stage: 'locked' | 'open') => {
  const schedule = { startsAt: null, endsAt: null, siteName: '', city: '' };
  const stages = [aStage('apl02', { status: stage })];
  const timeline = { trxId: 'TRX-1', scheme: { title: '', slug: '' }, schedule, stages };
  const services = new FakeServices().withTimelines({ find: async () => timeline });
  window.history.replaceState(null, '', '/');
  showWith(<Form status={status} />, { services });
};

it('a draft whose stage is locked is not offered, because the timeline decides what is open', async () => {
  open('draft', 'locked');
  expect(await screen.findByText('Formulir ini belum terbuka')).toBeDefined();
  expect(screen.queryByText('Isian')).toBeNull();
});

it.each([
  ['draft', 'open'],
  ['returned', 'locked'],
  ['submitted', 'locked'],
] as const)('a form that is %s while its stage is %s shows', async (status, stage) => {
  open(status, stage);
  expect(await screen.findByText('Isian')).toBeDefined();
  expect(screen.queryByText('Formulir ini belum terbuka')).toBeNull();
});
