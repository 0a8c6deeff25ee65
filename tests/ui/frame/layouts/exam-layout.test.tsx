// @vitest-environment node
import { expect, it } from 'vitest';
import { variantsOf } from '../../../../src/ui/core/address-pattern.ts';
import { paths } from '../../../../src/ui/core/paths.ts';
import { ExamLayout } from '../../../../src/ui/frame/layouts/exam-layout.tsx';
import { routes } from '../../../../src/ui/frame/routes.tsx';
import { htmlOf, linksOf } from '../../../unit/documents/screens.tsx';

const waysBack = (address: string) => {
  const layout = (
    <ExamLayout title="x" trxid={undefined}>
      isi
    </ExamLayout>
  );
  return linksOf(htmlOf(layout, 'candidate', address)).flatMap(([, to]) => (to.startsWith('/') ? to : []));
};

it('every page with the layout of exams leads back to the list of exams, and the list to the certification process', () => {
  const exams = routes.filter(({ layout }) => layout === 'exam').map(({ path }) => path.pattern);
  expect(exams).toContain(paths.essayExam.pattern);
  for (const pattern of exams) {
    const above = pattern === paths.exams.pattern ? paths.timeline.to({}) : paths.exams.to({});
    for (const variant of variantsOf(pattern)) {
      const address = variant.replace(/\{\w+\??\}/g, 'VFJY');
      expect([address, ...waysBack(address)]).toEqual([address, above]);
    }
  }
});
