import type { Proof } from './proof.ts';

const corner = 'src/ui/layouts/menu/account-corner.tsx';

export const section6: readonly Proof[] = [
  {
    id: '6.exam.is-asesi',
    file: 'src/adapters/http/exam/http-exam-repository.ts',
    find: 'is_asesi: true',
    replace: 'is_asesi: false',
  },
  { id: '6.guest.log-in', file: corner, find: "known={status === 'guest'}", replace: 'known={false}' },
  { id: '6.candidate.menus', file: corner, find: '<CandidateCorner candidate={candidate} />', replace: 'null' },
  {
    id: '6.mobile.assessment-pages',
    file: 'src/ui/page/use-mobile-rule.ts',
    find: "pathname.includes('myassessment')",
    replace: "pathname.includes('myassessment/exam')",
  },
  {
    id: '6.route.checks',
    file: 'src/ui/page/current-page.tsx',
    find: 'return checks[access](status, title) || page;',
    replace: "return (access === 'guest' && checks[access](status, title)) || page;",
  },
];
