import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Apl01, unsentApl01 } from '../../../src/domain/apl/apl01.ts';
import { type Apl02, unsentApl02 } from '../../../src/domain/apl/apl02.ts';
import { type FormStatus, formStatuses, isJudged } from '../../../src/domain/assessment/form-status.ts';
import { Apl01Paper } from '../../../src/ui/apl/apl01/apl01-paper.tsx';
import { Apl02Paper } from '../../../src/ui/apl/apl02/apl02-paper.tsx';
import { showWith } from '../show-with.tsx';

const ofTrx = { trxId: 'TRX-1' };

it('FR.APL.01 names the admin as soon as the server tells who it is', () => {
  const admin = { name: 'Budi Contoh', registration: 'ADM.0001' };
  showWith(<Apl01Paper apl01={{ ...unsentApl01(ofTrx), status: 'submitted', admin }} />);
  expect(screen.getByText('Budi Contoh')).toBeDefined();
  expect(screen.getByText('No. Reg. ADM.0001')).toBeDefined();
});

const printed = (apl01: Apl01, apl02: Apl02): string => {
  const { container, unmount } = showWith(
    <>
      <Apl01Paper apl01={apl01} />
      <Apl02Paper apl={apl02} answers={{}} fileNames={new Map()} />
    </>,
  );
  const { innerHTML } = container;
  unmount();
  return innerHTML.replace(/_r_\w+_/g, ''); // ids of React
};

const earlier = {
  signature: { image: 'data:image/png;base64,AA==', signedAt: '2026-01-02T03:04:00Z' },
  review: { at: '2026-01-02T03:04:00Z', reviewer: 'Ani Contoh', note: 'Ijazah buram', notes: [] },
};

const row = { id: '1', group: 'basic', title: 'Ijazah', required: true, file: null } as const;

it.each<FormStatus>([...formStatuses, 'unknown'])(
  'a paper that is %s shows the marks of a review only if they are of what was last sent',
  (status) => {
    const apl01 = { ...unsentApl01(ofTrx), status };
    const apl02 = { ...unsentApl02(ofTrx), status };
    const unmarked = printed({ ...apl01, requirements: [{ ...row, verdict: null }] }, apl02);
    const { review, signature } = earlier;
    const marked = printed(
      { ...apl01, requirements: [{ ...row, verdict: 'unmet' }], review, adminSignature: signature },
      { ...apl02, review, continues: false, assessorSignature: signature },
    );
    if (isJudged(status)) expect(marked).not.toBe(unmarked);
    else expect(marked).toBe(unmarked);
  },
);
