/** JavaScript until a page is idle, in kB of brotli, by the names of `src/ui/paths.ts`. */
export const budgets = {
  home: 140,
  login: 140,
  about: 140,
  contact: 140,
  terms: 140,
  privacy: 140.5, // a tenth of a kB above the 140 of pages of information
  cookies: 140,

  resetPassword: 170,
  verifyEmail: 170,
  certificateCheck: 170,
  schemes: 170,
  schedules: 170,
  scheme: 170,

  profile: 220,
  notifications: 220,
  ownData: 221, // half a kB above the 220 of candidates’ pages
  transactions: 220,
  vouchers: 220,
  payment: 220,
  certificatePsre: 220,
  appealDocument: 220,
  purchase: 220,
  assessments: 220,
  timeline: 220,
  agreement: 220,
  apl01: 220,
  apl02: 220,
  resultTabs: 220,
  result: 220,
  appeal: 220,
  feedback: 220,

  writtenExam: 250,
  essayExam: 250,
  observationExam: 250,
  demonstrationExam: 250,
  rehearsal: 250,
  exams: 250,
};

/**
 * Pages that are not there yet: what they may load until they are, in kB. A number may only fall; who brings a page below its budget takes
 * it out. Every page of a candidate begins with some 215 kB, of which some 140 are libraries that the portal is built on (React, Inversify,
 * socket.io, queries, zod, styled-components, rxjs, dayjs); forms add react-hook-form and the signature pad, exams DOMPurify and the attempt. All
 * were raised once, by 2 to 10 kB, when a candidate began to be led on (days and zones, hand-ins, papers in full). Those of an assessment
 * were raised by 0.5 to 1.5 kB for requests for adjustments: their call and reading, and where one is on agreement and timeline; and all
 * by 1 to 3 kB, so that a running exam opens again without a network (decision 41). Ten were raised by 0.5 kB for the rule of what the
 * name of a file may hold, which whatever sends or shows a file has; `contact` once more, with the replies that are asked for early.
 * Those of an assessment were raised by 0.5 to 1.5 kB for the renewal of a certificate, which is a next step in every place that names one;
 * `exams` was 0.7 kB above its budget with it.
 * The exams were raised by 0.2 kB, so that a profile can say where a session is kept (decision 45), and whatever names a next step by 0.5 kB,
 * so that nobody is asked to buy a second time what they have bought already; forms by 0.5 kB more, which refuse a draft of another shape.
 * Twenty-one were raised by 0.5 to 1 kB for names of styles that each module gives its own (src/ui/theme/styled-in.ts): no style of the HTML is written
 * again, which had laid out the whole page six to nine times.
 */
export const stillAbove = {
  exams: 252.5,
  profile: 271,
  transactions: 237.5,
  vouchers: 246,
  payment: 229,
  appealDocument: 251.5,
  purchase: 242,
  agreement: 285,
  apl01: 305.5,
  apl02: 298.5,
  writtenExam: 303.5,
  essayExam: 304.5,
  observationExam: 304.5,
  demonstrationExam: 304.5,
  result: 286.5,
  rehearsal: 281.5,
  appeal: 290,
  feedback: 266.5,
  notifications: 225,
  certificatePsre: 227.5,
  assessments: 227,
  timeline: 230.5,
  contact: 143.5,
  resultTabs: 223,
};

/** The HTML of the home page with its styles, in kB. */
export const htmlBudget = 14;

/** What pages of guests never show. */
export const notForGuests = /^src\/(ui|domain|application|adapters\/http)\/(exam|apl|assessment|draft)\/|dompurify/;

/** What a page fetches only when it is idle or somebody presses, points or scrolls, when something went wrong, when what it waits for has come, when its address asks for it, where this device keeps an exam, or for a body that configures it (a text of its own, telemetry). */
export const onDemand = [
  'src/adapters/browser/drafts/list-drafts.ts',
  'src/adapters/browser/retire-workers.ts',
  'src/adapters/browser/start-telemetry.ts',
  'src/adapters/payment/snap-payment-window.ts',
  'src/application/exam/kept-shape.ts',
  'src/ui/account/sign-up.tsx',
  'src/ui/alerts/open-alert.tsx',
  'src/ui/assessment/agreement/adjustments-form.tsx',
  'src/ui/assessment/agreement/adjustments-paper.tsx',
  'src/ui/catalog/home/home-sections.tsx',
  'src/ui/certificate-life/after-end.ts',
  'src/ui/certificate/check-result.tsx',
  'src/ui/components/media/photo-crop.tsx',
  'src/ui/errors/config-error-page.tsx',
  'src/ui/exam/receipt/exam-receipt-page.tsx',
  'src/ui/information/message/message-form.tsx',
  'src/ui/information/own-text.tsx',
  'src/ui/layouts/menu/mobile-menu-panel.tsx',
  'src/ui/notification/bell-panel.tsx',
  'src/ui/own-data/export-now.ts',
  'src/ui/profile/guardian-form.tsx',
  'src/ui/profile/photo-dialog.tsx',
  'src/ui/purchase/payment/after-payment.tsx',
  'src/ui/purchase/payment/buy-again.tsx',
  'src/ui/repeat-notice.tsx',
  'src/ui/profile/unverified-email-notice.tsx',
  'src/ui/running-exam/return-to-exam.tsx',
  'src/ui/running-exam/running-line.tsx',
  'src/ui/errors/sample-band.tsx',
  'src/ui/session/kept-session.ts',
  'src/ui/session/unreachable-session.tsx',
];

/** What the shell fetches as soon as somebody is logged in, and guests never. */
export const ofCandidates = [
  'src/container/concepts/log-out.ts',
  'src/ui/account/go-on-as.tsx',
  'src/ui/catalog/home/candidate-home.tsx',
  'src/ui/layouts/menu/candidate-corner.tsx',
  'src/ui/layouts/working-layout.tsx',
  'src/ui/running-exam/running-exam-strip.tsx',
  'src/ui/session/notice-refresh.ts',
];

/** What is only fetched ahead of the need, when the browser is idle: for candidates, and on the way back of a form or an exam. */
export const aheadForCandidates = [
  'src/ui/catalog/home/home-page.tsx',
  'src/ui/form/draft/ask-about-drafts.tsx',
  'src/ui/session/session-over-dialog.tsx',
];
export const aheadForWaysBack = ['src/ui/assessment/timeline/timeline-page.tsx', 'src/ui/exam/list/exams-page.tsx'];
